import { devMailbox } from "@seneschal/schema";
import type { FastifyRequest } from "fastify";
import { Problem } from "../../platform/http/problem.ts";
import { responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import type { Mailer } from "./mailer.ts";

interface DevMailboxDeps {
  /** False if e-mails are sent, or if the dev mailbox is off. */
  readonly isShown: boolean;
  /** Whether the request comes from the person who started the server. The network address proves nothing. */
  readonly isByOperator: (request: FastifyRequest) => Promise<boolean>;
}

/** The e-mails of a server without a mail server. They can open accounts, so nobody else learns that they exist. */
export function devMailboxRoutes(server: Server, mailer: Mailer, { isShown, isByOperator }: DevMailboxDeps): void {
  server.get(
    "/v1/dev/mailbox",
    {
      config: { access: "public" },
      schema: {
        operationId: "getDevMailbox",
        summary: "List e-mails of a server without a mail server",
        description:
          "Only available if no mail server is configured and `DEV_MAILBOX` is on, and only with the cookie that `openSetupSession` sets.",
        tags: ["server"],
        response: responses(devMailbox, "not-found"),
      },
    },
    async (request, reply) => {
      if (!isShown || !(await isByOperator(request))) throw new Problem("not-found");
      const mails = await mailer.captured();
      reply.header("cache-control", "no-store");
      return {
        emails: mails.map(({ id, at, to, subject, text }) => ({ id, at: at.toISOString(), to, subject, text })),
      };
    },
  );
}
