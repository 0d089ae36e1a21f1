import type { Problem } from "./types.ts";

/** Also what never reached the API: the network is gone, or the house is closed. */
export type FailureCode = Problem["code"] | "unreachable";

/** Why a request was not served, ready to be explained. */
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

/** Any failure of a request as one of ours: what is no problem document never reached the API. */
export function problemOf(failure: unknown): ApiProblem {
  if (failure instanceof ApiProblem) return failure;
  if (isProblem(failure)) return new ApiProblem(failure.code, failure);
  return new ApiProblem("unreachable", null);
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "code" in body && "status" in body;
}
