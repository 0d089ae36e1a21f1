import type { Problem as ProblemBody } from "@seneschal/schema";
import { type ProblemCode, problemKinds } from "./problems/problem-kinds.ts";

type Extras = Pick<ProblemBody, "rule" | "head" | "errors" | "scope" | "botLimit">;

/** A rate limit was exceeded; the client may retry after this time. */
export function tooManyRequests(retryAfterSeconds: number): Problem {
  const problem = new Problem("too-many-requests", `Too many requests. Try again in ${retryAfterSeconds} seconds.`);
  problem.retryAfterSeconds = retryAfterSeconds;
  return problem;
}

/**
 * Why a request cannot be served. Commands return it as a rejection; the code that answers a request throws it, and
 * `platform/http` renders the response.
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly extras: Extras;
  retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, detail: string = problemKinds[code].help, extras: Extras = {}) {
    super(detail);
    this.name = "Problem";
    this.code = code;
    this.extras = extras;
  }
}
