import type { IncomingMessage, ServerResponse } from "node:http";
import type { Dispatcher } from "undici";
import { statedHeaders } from "../client-address.ts";

/** What is known of the client of a request, to pass on to the API: without its cookies. */
export function originOf({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    statedHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

/** Answers with what the API refuses. */
export async function passOn(refusal: Dispatcher.ResponseData, response: ServerResponse): Promise<void> {
  const { statusCode, headers, body } = refusal;
  const kept = ["content-type", "retry-after", "x-request-id"].flatMap((name) =>
    headers[name] === undefined ? [] : [[name, String(headers[name])]],
  );
  response.writeHead(statusCode, { ...Object.fromEntries(kept), "cache-control": "private, no-store" });
  response.end(Buffer.from(await body.arrayBuffer()));
}
