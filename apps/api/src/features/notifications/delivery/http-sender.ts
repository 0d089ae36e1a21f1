import { type LookupAddress, lookup } from "node:dns";
import { type RequestOptions, request as requestPlainly } from "node:http";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isInternalAddress } from "./internal-address.ts";

export interface OutboundRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** The result, and the HTTP status if there was a response. */
export interface SendResult {
  readonly outcome: "arrived" | "turned-down" | "gone" | "unreachable" | "too-slow" | "inside";
  readonly status: number | null;
}

export type HttpSender = (request: OutboundRequest) => Promise<SendResult>;

/** For DNS lookup, handshake, request and response together. */
const timeoutMs = 6000;
/** Responses are not read; longer ones are cut off. */
const responseBytesMax = 16 * 1024;

/**
 * Posts to an address that a user entered, and never to an internal one. The resolved IP address is checked when the
 * connection is made, and the connection goes to exactly this IP address, so DNS rebinding has no effect. Redirects are
 * not followed.
 */
export const sendExternal: HttpSender = (request) => post(request, { lookup: externalLookup, allowsInternal: false });

/** For tests and development, where receivers run on this machine without TLS. */
export const sendAnywhere: HttpSender = (request) => post(request, { lookup, allowsInternal: true });

/** Checks the URL itself. The IP address of its host is checked when the request is sent. */
export function isAllowedUrl(address: string): boolean {
  const { protocol, username, password, hostname } = new URL(address);
  return protocol === "https:" && username === "" && password === "" && !isInternalHost(hostname);
}

interface Route {
  readonly lookup: LookupFunction;
  readonly allowsInternal: boolean;
}

async function post({ url, headers, body }: OutboundRequest, { lookup, allowsInternal }: Route): Promise<SendResult> {
  if (!allowsInternal && !isAllowedUrl(url)) return { outcome: "inside", status: null };
  const signal = AbortSignal.timeout(timeoutMs);
  const length = Buffer.byteLength(body);
  const options = { method: "POST", headers: { ...headers, "content-length": length }, agent: false, lookup, signal };
  return send(url, options, body).then(resultOf, (error: unknown) => ({
    outcome: signal.aborted ? "too-slow" : error instanceof InternalAddress ? "inside" : "unreachable",
    status: null,
  }));
}

function send(url: string, options: RequestOptions, body: string | Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith("https:") ? request : requestPlainly;
    const sent = send(url, options, (response) => {
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        bytes += part.length;
        if (bytes > responseBytesMax) sent.destroy();
      });
      resolve(response.statusCode ?? 0);
    });
    // Errors after the response has begun are ignored: the promise is already settled.
    sent.on("error", reject);
    sent.end(body);
  });
}

function resultOf(status: number): SendResult {
  if (status >= 200 && status < 300) return { outcome: "arrived", status };
  return { outcome: status === 410 ? "gone" : "turned-down", status };
}

class InternalAddress extends Error {}

/** One internal address among several is enough to reject the host: we do not choose among them. */
const externalLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, []);
    if (addresses.some(({ address }) => isInternalAddress(address))) return done(new InternalAddress(hostname), []);
    const [first] = addresses as [LookupAddress, ...LookupAddress[]];
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
  });
};

/** IP addresses in URLs are not looked up. */
function isInternalHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, "");
  return isIP(address) !== 0 && isInternalAddress(address);
}
