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

/** What became of it, and the HTTP status where there was an answer. */
export interface SendResult {
  readonly outcome: "arrived" | "turned-down" | "gone" | "unreachable" | "too-slow" | "inside";
  readonly status: number | null;
}

export type HttpSender = (outbound: OutboundRequest) => Promise<SendResult>;

/** Name, handshake, sending and answering together. */
const patienceMilliseconds = 6000;
/** Nobody reads the answer; who talks on is hung up on. */
const answerBytesMax = 16 * 1024;

/**
 * Posts to an address that somebody gave us, and never to anything inside: the address that a name leads to is judged
 * where the connection is made, and the connection goes to that very address, whatever the name leads to a moment later.
 * No answer leads on to another address.
 */
export const sendExternal: HttpSender = (outbound) => post(outbound, { lookup: outsideLookup, mayBeInside: false });

/** For tests, whose receivers are on this machine and know no TLS. */
export const sendAnywhere: HttpSender = (outbound) => post(outbound, { lookup, mayBeInside: true });

/** May something be sent there, as far as the address itself tells? Where its name leads is judged when it is sent. */
export function isAllowedUrl(address: string): boolean {
  const { protocol, username, password, hostname } = new URL(address);
  return protocol === "https:" && username === "" && password === "" && !isInternalHost(hostname);
}

interface Way {
  readonly lookup: LookupFunction;
  readonly mayBeInside: boolean;
}

async function post({ url, headers, body }: OutboundRequest, { lookup, mayBeInside }: Way): Promise<SendResult> {
  if (!mayBeInside && !isAllowedUrl(url)) return { outcome: "inside", status: null };
  const signal = AbortSignal.timeout(patienceMilliseconds);
  const length = Buffer.byteLength(body);
  const options = { method: "POST", headers: { ...headers, "content-length": length }, agent: false, lookup, signal };
  return statusOf(url, options, body).then(reachedWith, (error: unknown) => ({
    outcome: signal.aborted ? "too-slow" : error instanceof InternalAddress ? "inside" : "unreachable",
    status: null,
  }));
}

function statusOf(url: string, options: RequestOptions, body: string | Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith("https:") ? request : requestPlainly;
    const sent = send(url, options, (response) => {
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        bytes += part.length;
        if (bytes > answerBytesMax) sent.destroy();
      });
      resolve(response.statusCode ?? 0);
    });
    // After the answer has begun, nothing can change it.
    sent.on("error", reject);
    sent.end(body);
  });
}

function reachedWith(status: number): SendResult {
  if (status >= 200 && status < 300) return { outcome: "arrived", status };
  return { outcome: status === 410 ? "gone" : "turned-down", status };
}

class InternalAddress extends Error {}

/** One address inside among many is reason enough: who picks among them is not us. */
const outsideLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, []);
    if (addresses.some(({ address }) => isInternalAddress(address))) return done(new InternalAddress(hostname), []);
    const [first] = addresses as [LookupAddress, ...LookupAddress[]];
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
  });
};

/** A host that is an address itself is looked up by nobody. */
function isInternalHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, "");
  return isIP(address) !== 0 && isInternalAddress(address);
}
