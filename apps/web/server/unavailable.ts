import type { ServerResponse } from "node:http";
import { log } from "./log.ts";
import { problemResponse, send } from "./problem-response.ts";

const retryAfterSeconds = 2;

/** The problem that the API itself answers where it cannot reach what it needs. The log names the request, not its address, which may hold a secret. */
export function answerUnavailable(response: ServerResponse, cause: unknown): void {
  const answer = problemResponse("unavailable", { retryAfterSeconds });
  log(`The API could not be reached (${reasonOf(cause)}): ${answer.instance}`);
  send(response, answer);
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return "unknown";
  return "code" in cause ? String(cause.code) : cause.name;
}
