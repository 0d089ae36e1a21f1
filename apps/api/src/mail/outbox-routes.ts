import { isIP } from "node:net";
import { outbox } from "@seneschal/schema";
import type { FastifyRequest } from "fastify";
import { answers } from "../http/answers.ts";
import type { Server } from "../http/server.ts";
import type { PostOffice } from "./mail.ts";

/**
 * The mails of a house without a mail server. They open accounts, so the page is there only where the house says so, and
 * only for a browser on the same machine that asks for it by a local name.
 */
export function outboxRoutes(server: Server, post: PostOffice, isOpen: boolean): void {
  server.get(
    "/v1/outbox",
    {
      schema: {
        operationId: "getOutbox",
        summary: "Mails that this house could not send",
        description:
          "Only where no mail server is configured and `OUTBOX_PAGE` is on, and only from the same machine; nothing otherwise. To have none to show is no problem: every page that waits for a mail asks.",
        tags: ["house"],
        response: answers(outbox),
      },
    },
    async (request) => {
      if (!isOpen || !post.keepsMails || !isFromHere(request)) return { mails: null };
      const mails = await post.kept();
      return { mails: mails.map(({ id, at, to, subject, text }) => ({ id, at: at.toISOString(), to, subject, text })) };
    },
  );
}

/** Who came through a proxy has its address; a page elsewhere that calls itself ours has its name. */
function isFromHere({ ip, ips = [], hostname }: FastifyRequest): boolean {
  return [ip, ...ips].every(isLoopback) && (hostname === "localhost" || isLoopback(hostname.replace(/^\[|\]$/g, "")));
}

function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && /^(127\.|::1$|::ffff:127\.)/.test(address);
}
