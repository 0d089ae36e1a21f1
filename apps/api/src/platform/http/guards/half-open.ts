import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import proxyAddresses from "@fastify/proxy-addr";
import { refuseConnection } from "../client-errors.ts";
import { tooManyRequests } from "../problem.ts";
import type { Server } from "../server.ts";
import { sourceOf } from "../source.ts";

interface Limit {
  /** Connections of one source on which no request was read whole. */
  readonly perAddress: number;
  /** Comes with many connections on behalf of others, as proxy-addr reads it. */
  readonly trustedProxies: string;
}

const retryAfterSeconds = 10;

/** On a connection that was just opened a request has begun, also before its first byte. */
const nothingRead = -1;

/**
 * Refuses connections of a source that holds too many on which it begins a request and does not end it. A connection
 * that is kept after an answer counts again once something comes on it.
 */
export function limitHalfOpen(server: Server, { perAddress, trustedProxies }: Limit): void {
  const isProxy = proxyAddresses.compile(trustedProxies.split(",").map((address) => address.trim()));
  /** By source: how many bytes had come on each of its connections when the last request there was read whole. */
  const connections = new Map<string, Map<Socket, number>>();

  function opened(socket: Socket): void {
    const address = socket.remoteAddress;
    if (address === undefined || isProxy(address, 0)) return;
    const source = sourceOf(address);
    const sockets = connections.get(source) ?? new Map<Socket, number>();
    if (halfOpenAmong(sockets) >= perAddress) {
      refuseConnection(server, socket, tooManyRequests(retryAfterSeconds));
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

  server.server.on("connection", opened);
  server.server.on("request", (request: IncomingMessage) => {
    if (hasBody(request)) request.once("end", () => read(request));
    else read(request);
  });
}

function halfOpenAmong(sockets: ReadonlyMap<Socket, number>): number {
  return [...sockets].filter(([{ bytesRead }, atLastRequest]) => bytesRead > atLastRequest).length;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
