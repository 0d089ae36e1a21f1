import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Problem } from "@seneschal/schema";
import { log } from "./log.ts";

const retryAfterSeconds = 2;

/** The problem that the API itself answers where it cannot reach what it needs. The log names the request, not its address, which may hold a secret. */
export function answerUnavailable(response: ServerResponse, cause: unknown): void {
  const instance = randomUUID();
  log(`The API could not be reached (${reasonOf(cause)}): ${instance}`);
  const body: Problem = {
    type: "/v1/problems/unavailable",
    code: "unavailable",
    title: "The house cannot be reached for the moment",
    status: 503,
    detail: "Nothing was written unless you were told so. Repeat the request with the same Idempotency-Key.",
    instance,
  };
  response
    .writeHead(503, {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      "retry-after": String(retryAfterSeconds),
      "x-request-id": instance,
    })
    .end(JSON.stringify(body));
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return "unknown";
  return "code" in cause ? String(cause.code) : cause.message;
}
