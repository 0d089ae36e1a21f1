import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import { statedHeaders } from "../client-address.ts";
import { answerUnavailable } from "../unavailable.ts";

export interface ApiProxy {
  /** Settles when the response is sent, or when the client has closed the connection. */
  forward(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/**
 * Streams requests to the API and its responses back, without buffering, decoding or repeating them. If the API cannot be
 * reached, the response is the documented 503. Undici closes an idle connection two seconds before the API does.
 */
export function apiProxy(api: Dispatcher): ApiProxy {
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
      // Half a response cannot be taken back: the closed connection tells the client.
      if (response.headersSent) response.destroy();
      else answerUnavailable(response, error);
    }
  }

  return { forward };
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
