import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Problem } from "@seneschal/schema";

/** What this server answers by itself, in the words of the API: `GET /v1/problems/{code}` says the same. */
const kinds = {
  "malformed-request": {
    status: 400,
    title: "The request is malformed",
    help: "This cannot be read as a request of HTTP/1.1 with a method that is known here.",
  },
  "request-timeout": {
    status: 408,
    title: "The request came too slowly",
    help: "Its headers must be here within 10 seconds, and all of it within 30. Send it again.",
  },
  "too-many-requests": {
    status: 429,
    title: "Too many requests",
    help: "Too many requests from your address have begun and not ended. End them, or ask again later.",
  },
  "headers-too-large": {
    status: 431,
    title: "The headers are too large",
    help: "All headers together may have 16 kB. Too many cookies are the usual reason.",
  },
  unavailable: {
    status: 503,
    title: "The house cannot be reached for the moment",
    help: "Nothing was written unless you were told so. Repeat the request with the same Idempotency-Key.",
  },
} as const satisfies Partial<Record<Problem["code"], { status: number; title: string; help: string }>>;

export type ProblemCode = keyof typeof kinds;

interface Particulars {
  readonly detail?: string;
  readonly retryAfterSeconds?: number;
}

export interface ProblemAnswer {
  readonly status: number;
  /** By which the log knows it. */
  readonly instance: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function problemAnswer(code: ProblemCode, { detail, retryAfterSeconds }: Particulars = {}): ProblemAnswer {
  const { status, title, help } = kinds[code];
  const instance = randomUUID();
  const problem: Problem = { type: `/v1/problems/${code}`, code, title, status, detail: detail ?? help, instance };
  const body = JSON.stringify(problem);
  const headers = {
    ...guarding,
    "content-type": "application/problem+json",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "private, no-store",
    "x-request-id": instance,
    ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
  };
  return { status, instance, headers, body };
}

const guarding = {
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

export function send(response: ServerResponse, { status, headers, body }: ProblemAnswer): void {
  response.writeHead(status, headers).end(body);
}
