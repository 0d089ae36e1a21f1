import { notices as words } from "@seneschal/schema";
import { z } from "zod";
import { answers, answersNothing } from "../http/answers.ts";
import { signedIn } from "../http/identity.ts";
import { guarded } from "../http/limits.ts";
import type { Server } from "../http/server.ts";
import type { Notices } from "./notices.ts";

const tags = ["accounts"];
const address = "/v1/account/notices";

/** Which mails somebody wants. */
export function noticeRoutes(server: Server, notices: Notices): void {
  server.get(
    address,
    {
      schema: {
        operationId: "getNotices",
        summary: "How you are told that it is your turn",
        tags,
        response: answers(words.noticeSettings, "not-signed-in"),
      },
    },
    async (request) => notices.settings(signedIn(request).id),
  );
  server.patch(
    address,
    {
      schema: {
        operationId: "changeNotices",
        summary: "Change how you are told that it is your turn",
        description:
          "Mails go to a confirmed address alone, not in your quiet hours, and not while you look at the game.",
        tags,
        body: words.noticeChange,
        response: answers(words.noticeSettings, "not-signed-in"),
      },
    },
    async (request) => notices.change(signedIn(request).id, request.body),
  );
  unsubscription(server, notices);
}

/** One click, as mail programs do it (RFC 8058): no session, no question, whatever the body. */
function unsubscription(server: Server, notices: Notices): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, done) => done(null));
    (scope as Server).post(
      "/v1/unsubscriptions/:token",
      {
        config: guarded(60),
        schema: {
          operationId: "unsubscribe",
          summary: "No more mails about turns, by the link of one",
          description: "For mail programs: one click (RFC 8058). Any body is taken and none is read.",
          tags,
          params: z.object({ token: z.string().max(100) }),
          response: answersNothing("not-found"),
        },
      },
      async ({ params }, reply) => {
        await notices.unsubscribe(params.token);
        return reply.code(204).send();
      },
    );
  });
}
