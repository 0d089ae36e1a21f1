import type { Problem as ProblemBody, Scope } from "@seneschal/schema";
import { type ProblemCode, problemKinds } from "./problems/problem-kinds.ts";

type Extras = Pick<ProblemBody, "rule" | "game" | "head" | "errors" | "scope" | "botLimit">;

/** A rate limit was exceeded; the client may retry after this time. */
export function tooManyRequests(retryAfterSeconds: number): Problem {
  const problem = new Problem(
    "too-many-requests",
    `Too many requests. Try again in ${retryAfterSeconds} seconds, as \`Retry-After\` says.`,
  );
  problem.retryAfterSeconds = retryAfterSeconds;
  return problem;
}

/** The token may not do this; tells its owner, or the app that has it, where to get one that may. */
export function scopeMissing(scope: Scope): Problem {
  const detail = `The token lacks the scope \`${scope}\`. Scopes of a token never change: create another token with it on the page /account/tokens of your own account, or for a bot account on /account/bots. An app asks its user again, with this scope in the \`scope\` of its request.`;
  return new Problem("scope-missing", detail, { scope });
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
