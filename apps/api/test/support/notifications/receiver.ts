import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface OutboundRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A receiver on this machine that responds with this status; `undefined`: it does not respond. */
export async function receiver(
  statusOf: (parcels: number) => number | undefined = () => 204,
  headers: Readonly<Record<string, string>> = {},
) {
  const parcels: OutboundRequest[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    parcels.push({ headers: request.headers, body: Buffer.concat(parts) });
    const status = statusOf(parcels.length);
    if (status !== undefined) response.writeHead(status, headers).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    parcels,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
