import { Problem } from "./problem.ts";

/** Why a command is not executed: a returned value. Only the code that answers a request throws its problem. */
export interface Rejection {
  readonly type: "rejected";
  readonly problem: Problem;
}

/** A rejection with this problem. Takes the same arguments as `Problem`. */
export function rejected(...problem: ConstructorParameters<typeof Problem>): Rejection {
  return { type: "rejected", problem: new Problem(...problem) };
}

export function isRejected<Result>(result: Result | Rejection): result is Rejection {
  return typeof result === "object" && result !== null && "problem" in result && result.problem instanceof Problem;
}

/** All results, or the first rejection among them. */
export function allAccepted<Result>(results: readonly (Result | Rejection)[]): readonly Result[] | Rejection {
  const accepted: Result[] = [];
  for (const result of results) {
    if (isRejected(result)) return result;
    accepted.push(result);
  }
  return accepted;
}

/** The result, to answer a request. Throws the problem of a rejection. */
export function acceptedOrThrow<Result>(result: Result | Rejection): Result {
  if (isRejected(result)) throw result.problem;
  return result;
}
