import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { log } from "./log.ts";
import { type ProblemCode, type ProblemResponse, problemResponse } from "./problem-response.ts";

/** Answers what Node cannot read as a request with a problem, and ends the connection. */
export function answerClientErrors(server: Server): void {
  const answersOn = new WeakMap<Socket, Set<ServerResponse>>();
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const answers = answersOn.get(socket) ?? new Set();
    answersOn.set(socket, answers.add(response));
    response.once("close", () => answers.delete(response));
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const hasBegun = [...(answersOn.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    // Nothing can be written in the middle of a response, and a client that is gone reads nothing.
    if (error.code === "ECONNRESET" || hasBegun) socket.destroy();
    else refuseConnection(socket, problemResponse(codeOf(error)));
  });
  // No tunnels lead from here, and nothing but `100-continue` may be expected: by itself, Node says so in no form of ours.
  server.on("connect", (_request: IncomingMessage, socket: Socket) => refuseConnection(socket, malformed()));
  server.on("checkExpectation", ({ socket }: IncomingMessage) => refuseConnection(socket, malformed()));
}

const malformed = () => problemResponse("malformed-request");

/** Answers a connection on which no request was read, and ends it. */
export function refuseConnection(socket: Socket, answer: ProblemResponse): void {
  log(`A connection was turned down (${answer.status}): ${answer.instance}`);
  if (socket.writable) socket.end(textOf(answer), () => socket.destroy());
  else socket.destroy();
}

function codeOf({ code }: NodeJS.ErrnoException): ProblemCode {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "request-timeout";
  return code === "HPE_HEADER_OVERFLOW" ? "headers-too-large" : "malformed-request";
}

function textOf({ status, headers, body }: ProblemResponse): string {
  const lines = Object.entries({ ...headers, connection: "close" }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
