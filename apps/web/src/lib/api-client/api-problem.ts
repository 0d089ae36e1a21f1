import type { Problem } from "./types.ts";

/** Failures that the API never hears of: it cannot be reached, or the device gives no passkey. */
type LocalFailure = "unreachable" | "passkey-cancelled" | "passkey-known" | "passkeys-unsupported";

export type FailureCode = Problem["code"] | LocalFailure;

/** Why a request was not served. */
export class ApiProblem extends Error {
  readonly code: FailureCode;
  readonly problem: Problem | null;

  constructor(code: FailureCode, problem: Problem | null) {
    super(problem?.detail ?? code);
    this.name = "ApiProblem";
    this.code = code;
    this.problem = problem;
  }
}

/** Any failure of a request as an ApiProblem: an answer that is no problem document never reached the API. */
export function problemOf(failure: unknown): ApiProblem {
  if (failure instanceof ApiProblem) return failure;
  if (isProblem(failure)) return new ApiProblem(failure.code, failure);
  return new ApiProblem("unreachable", null);
}

/** Whether a failure means that there is nothing at this address; a malformed id counts as well. */
export function isNotFound(failure: unknown): boolean {
  const { code } = problemOf(failure);
  return code === "not-found" || code === "malformed-request";
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "code" in body && "status" in body;
}
