import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { Pool } from "undici";
import { statedHeaders } from "./client-address.ts";
import { answerUnavailable } from "./unavailable.ts";

export interface ApiProxy {
  /** Settles when the answer is sent, or when nobody waits for it any more. */
  forward(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

/**
 * Hands requests to the API as they come, and its answers back as they come: nothing is buffered, decoded or repeated.
 * An API that cannot be reached is a documented 503. Undici leaves a connection two seconds before the API closes it.
 */
export function apiProxy(url: string): ApiProxy {
  const api = new Pool(new URL(url).origin, { pipelining: 1 });

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const left = new AbortController();
    response.once("close", () => left.abort());
    const { method = "GET", url: path = "/" } = request;
    const asked = { method, path, headers: endToEnd(request.headers), body: bodyOf(request), signal: left.signal };
    try {
      await api.stream({ ...asked, opaque: response }, ({ statusCode, headers }) =>
        begin(response, statusCode, headers),
      );
    } catch (error) {
      if (left.signal.aborted) return;
      // Half an answer cannot be taken back: the client learns from the broken connection.
      if (response.headersSent) response.destroy();
      else answerUnavailable(response, error);
    }
  }

  return { forward, close: () => api.destroy() };
}

function begin(response: ServerResponse, status: number, headers: IncomingHttpHeaders): ServerResponse {
  response.writeHead(status, endToEnd(headers));
  // Where nobody knows how long the answer gets, its first word may take a while: a live stream begins at once.
  if (headers["content-length"] === undefined) response.flushHeaders();
  return response;
}

/** The API may answer before it has read everything: the client's connection stays, to read the answer from. */
function bodyOf(request: IncomingMessage): Readable | null {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (encoding === undefined && (length === undefined || length === "0")) return null;
  return Readable.from(request.iterator({ destroyOnReturn: false }), { objectMode: false });
}

/** What concerns one connection alone, by RFC 9110, and `Expect`, which Node has answered. */
const oneConnection: readonly string[] = [
  ...["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade"],
  "expect",
];

/** `Connection` may name more hop-by-hop headers; a client cannot use it to remove the headers that we set. */
function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = headers.connection?.toLowerCase().split(/\s*,\s*/) ?? [];
  const dropped = [...oneConnection, ...named.filter((name) => !statedHeaders.includes(name))];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.includes(name)));
}
