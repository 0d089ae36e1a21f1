import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Problem } from "@seneschal/schema";

/** The problems that this server returns itself. `GET /v1/problems/{code}` of the API documents them with the same title. */
const kinds = {
  "malformed-request": {
    status: 400,
    title: "Malformed request",
    help: "The request is not valid HTTP/1.1, or its method is unknown.",
  },
  "not-found": {
    status: 404,
    title: "Not found",
    help: "There is no picture of this game.",
  },
  "not-finished": {
    status: 409,
    title: "The game is not over yet",
    help: "There are animations of finished games only.",
  },
  "request-timeout": {
    status: 408,
    title: "Request timeout",
    help: "Headers must arrive within 10 seconds, and the whole request within 30. Send it again.",
  },
  "too-many-requests": {
    status: 429,
    title: "Too many requests",
    help: "Your address has too many unfinished requests. Finish them, or try again later.",
  },
  "headers-too-large": {
    status: 431,
    title: "Request headers too large",
    help: "The maximum for all headers is 16 kB. The usual reason is too many cookies.",
  },
  unavailable: {
    status: 503,
    title: "Temporarily unavailable",
    help: "The change may not have been saved. Repeat the request with the same Idempotency-Key.",
  },
} as const satisfies Partial<Record<Problem["code"], { status: number; title: string; help: string }>>;

export type ProblemCode = keyof typeof kinds;

interface ProblemDetails {
  readonly detail?: string;
  readonly retryAfterSeconds?: number;
}

export interface ProblemResponse {
  readonly status: number;
  /** By which the log knows it. */
  readonly instance: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function problemResponse(
  code: ProblemCode,
  { detail, retryAfterSeconds }: ProblemDetails = {},
): ProblemResponse {
  const { status, title, help } = kinds[code];
  const instance = randomUUID();
  const problem: Problem = {
    type: `/v1/problems/${code}`,
    code,
    title,
    status,
    detail: detail ?? help,
    instance: `urn:uuid:${instance}`,
  };
  const body = JSON.stringify(problem);
  const headers = {
    ...securityHeaders,
    "content-type": "application/problem+json",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "private, no-store",
    "x-request-id": instance,
    ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
  };
  return { status, instance, headers, body };
}

const securityHeaders = {
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

export function send(response: ServerResponse, { status, headers, body }: ProblemResponse): void {
  response.writeHead(status, headers).end(body);
}
