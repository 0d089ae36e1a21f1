import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import proxyAddresses from "@fastify/proxy-addr";
import { refuseConnection } from "./client-errors.ts";
import { tooManyRequests } from "./problem.ts";
import type { Server } from "./server.ts";

interface Limit {
  /** Connections of one address on which no request was read whole. */
  readonly perAddress: number;
  /** Comes with many connections on behalf of others, as proxy-addr reads it. */
  readonly trustedProxies: string;
}

const retryAfterSeconds = 10;

/** Refuses connections of an address that holds too many on which it begins a request and does not end it. */
export function limitHalfOpen(server: Server, { perAddress, trustedProxies }: Limit): void {
  const isProxy = proxyAddresses.compile(trustedProxies.split(",").map((address) => address.trim()));
  const waiting = new Map<string, Set<Socket>>();

  function opened(socket: Socket): void {
    const address = socket.remoteAddress;
    if (address === undefined || isProxy(address, 0)) return;
    const sockets = waiting.get(address) ?? new Set();
    if (sockets.size >= perAddress) {
      refuseConnection(server, socket, tooManyRequests(retryAfterSeconds));
      return;
    }
    waiting.set(address, sockets.add(socket));
    socket.once("close", () => settled(address, socket));
  }

  function settled(address: string | undefined, socket: Socket): void {
    const sockets = waiting.get(address ?? "");
    sockets?.delete(socket);
    if (sockets?.size === 0) waiting.delete(address ?? "");
  }

  server.server.on("connection", opened);
  server.server.on("request", (request: IncomingMessage) => {
    const { socket } = request;
    const settle = () => settled(socket.remoteAddress, socket);
    if (hasBody(request)) request.once("end", settle);
    else settle();
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
