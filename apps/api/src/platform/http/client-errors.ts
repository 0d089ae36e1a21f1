import { randomUUID } from "node:crypto";
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { securityHeaders } from "./guards/security-headers.ts";
import { Problem } from "./problem.ts";
import { problemBodyOf, retryAfterOf } from "./problems/problem-body.ts";
import { problemKinds } from "./problems/problem-kinds.ts";

/** The responses that are being sent on each connection. */
const responsesOn = new WeakMap<Socket, Set<ServerResponse>>();

/** Answers what Node could not parse as a request, and closes the connection. */
export function respondToClientError(this: FastifyInstance, error: Error, socket: Socket): void {
  const code = "code" in error ? error.code : undefined;
  // The client has disconnected.
  if (code === "ECONNRESET" || socket.destroyed) return;
  const hasBegun = [...(responsesOn.get(socket) ?? [])].some(({ headersSent }) => headersSent);
  // Nothing can be written into a response that has begun.
  if (hasBegun) socket.destroy();
  else rejectConnection(this, socket, problemOf(code));
}

/** Answers requests that Node would answer by itself or ignore: CONNECT and upgrades. */
export function rejectUnsupportedRequests({ server, log }: Pick<FastifyInstance, "server" | "log">): void {
  const reject = (socket: Socket) => rejectConnection({ log }, socket, problemOf(undefined));
  server.on("connect", (_request: IncomingMessage, socket: Socket) => reject(socket));
  server.on("checkExpectation", ({ socket }: IncomingMessage) => reject(socket));
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const responses = responsesOn.get(socket) ?? new Set();
    responsesOn.set(socket, responses.add(response));
    response.once("close", () => responses.delete(response));
  });
}

/** Answers a connection on which no request was read, and closes it. */
export function rejectConnection({ log }: Pick<FastifyInstance, "log">, socket: Socket, problem: Problem): void {
  const instance = randomUUID();
  log.info({ reqId: instance, problem: problem.code, detail: problem.message }, "A connection was turned down");
  if (socket.writable) socket.end(responseTo(problem, instance), () => socket.destroy());
  else socket.destroy();
}

function problemOf(code: unknown): Problem {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new Problem("request-timeout");
  if (code === "HPE_HEADER_OVERFLOW") return new Problem("headers-too-large");
  return new Problem("malformed-request", "This is not a valid HTTP/1.1 request with a known method.");
}

function responseTo(problem: Problem, instance: string): string {
  const { status } = problemKinds[problem.code];
  const body = JSON.stringify(problemBodyOf(problem, instance));
  const retryAfter = retryAfterOf(problem);
  const headers = {
    ...securityHeaders(),
    "x-request-id": instance,
    "content-type": "application/problem+json",
    "content-length": Buffer.byteLength(body),
    ...(retryAfter !== undefined && { "retry-after": retryAfter }),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines, "", body].join("\r\n");
}
