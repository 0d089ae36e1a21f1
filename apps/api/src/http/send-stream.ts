import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Answers with a file that is made while it is sent. */
export const sendStream = (reply: FastifyReply, contentType: string, stream: Readable): FastifyReply =>
  reply.type(contentType).send(stream);
