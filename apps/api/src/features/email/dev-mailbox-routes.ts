import { outbox } from "@seneschal/schema";
import type { FastifyRequest } from "fastify";
import { Problem } from "../../platform/http/problem.ts";
import { responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import type { Mailer } from "./mailer.ts";

interface OutboxDeps {
  /** False if e-mails are sent, or if the dev mailbox is off. */
  readonly isShown: boolean;
  /** Whether the request comes from the person who started the server. The network address proves nothing. */
  readonly isByOperator: (request: FastifyRequest) => Promise<boolean>;
}

/** The e-mails of a server without a mail server. They can open accounts, so nobody else learns that they exist. */
export function outboxRoutes(server: Server, post: Mailer, { isShown, isByOperator }: OutboxDeps): void {
  server.get(
    "/v1/outbox",
    {
      schema: {
        operationId: "getOutbox",
        summary: "List e-mails of a server without a mail server",
        description:
          "Only available if no mail server is configured and `DEV_MAILBOX` is on, and only with the cookie that `openSetup` sets.",
        tags: ["house"],
        response: responses(outbox, "not-found"),
      },
    },
    async (request, reply) => {
      if (!isShown || !(await isByOperator(request))) throw new Problem("not-found");
      const mails = await post.kept();
      reply.header("cache-control", "no-store");
      return { mails: mails.map(({ id, at, to, subject, text }) => ({ id, at: at.toISOString(), to, subject, text })) };
    },
  );
}
