import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import proxyAddresses from "@fastify/proxy-addr";
import { rejectConnection } from "../client-errors.ts";
import { tooManyRequests } from "../problem.ts";
import type { Server } from "../server.ts";
import { sourceOf } from "../source.ts";

interface Limit {
  /** Connections of one source on which no request has been read completely. */
  readonly perAddress: number;
  /** Proxies, which have many connections on behalf of others, in the notation of proxy-addr. */
  readonly trustedProxies: string;
}

const retryAfterSeconds = 10;

/** A new connection counts as a request that has begun, even before its first byte. */
const noBytes = -1;

/**
 * Rejects connections of a source that has too many unfinished requests. A keep-alive connection counts again as soon
 * as data arrives on it.
 */
export function limitHalfOpen(server: Server, { perAddress, trustedProxies }: Limit): void {
  const isProxy = proxyAddresses.compile(trustedProxies.split(",").map((address) => address.trim()));
  /** By source and connection: the number of bytes received when the last request was complete. */
  const connections = new Map<string, Map<Socket, number>>();

  function opened(socket: Socket): void {
    const address = socket.remoteAddress;
    if (address === undefined || isProxy(address, 0)) return;
    const source = sourceOf(address);
    const sockets = connections.get(source) ?? new Map<Socket, number>();
    if (halfOpenAmong(sockets) >= perAddress) {
      rejectConnection(server, socket, tooManyRequests(retryAfterSeconds));
      return;
    }
    connections.set(source, sockets.set(socket, noBytes));
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
