import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { sourceOf, type Trust } from "./client-address.ts";
import { refuseConnection } from "./client-errors.ts";
import { problemResponse } from "./problem-response.ts";

const perSourceMax = 100;
const retryAfterSeconds = 10;

/** On a connection that was just opened a request has begun, also before its first byte. */
const nothingRead = -1;

/**
 * Refuses connections of a source that holds too many on which it begins a request and does not end it, as the API does. A
 * connection that is kept after an answer counts again once something comes on it. Trusted proxies may hold any number.
 */
export function limitHalfOpen(server: Server, trust: Trust): void {
  /** By source: how many bytes had come on each of its connections when the last request there was read whole. */
  const connections = new Map<string, Map<Socket, number>>();

  function opened(socket: Socket): void {
    const { remoteAddress: address } = socket;
    if (address === undefined || trust(address, 0)) return;
    const source = sourceOf(address);
    const sockets = connections.get(source) ?? new Map<Socket, number>();
    if (halfOpenAmong(sockets) >= perSourceMax) {
      refuseConnection(socket, problemResponse("too-many-requests", { retryAfterSeconds }));
      return;
    }
    connections.set(source, sockets.set(socket, nothingRead));
    socket.once("close", () => {
      sockets.delete(socket);
      if (sockets.size === 0) connections.delete(source);
    });
  }

  function read({ socket }: IncomingMessage): void {
    const sockets = connections.get(sourceOf(socket.remoteAddress ?? ""));
    if (sockets?.has(socket)) sockets.set(socket, socket.bytesRead);
  }

  server.on("connection", opened);
  server.on("request", (request: IncomingMessage) => {
    if (hasBody(request)) request.once("end", () => read(request));
    else read(request);
  });
}

function halfOpenAmong(sockets: ReadonlyMap<Socket, number>): number {
  return [...sockets].filter(([{ bytesRead }, atLastRequest]) => bytesRead > atLastRequest).length;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
