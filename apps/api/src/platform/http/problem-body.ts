import type { Problem as ProblemBody } from "@seneschal/schema";
import { kinds, type Problem } from "./problem.ts";

/** A problem as it is sent; `instance` names the request in the log. */
export function problemBodyOf(problem: Problem, instance: string): ProblemBody {
  const { status, title } = kinds[problem.code];
  return {
    type: `/v1/problems/${problem.code}`,
    code: problem.code,
    title,
    status,
    detail: problem.message,
    instance,
    ...problem.extras,
  };
}

/** What a database that is away, or takes no writes, is given to come back. */
const unavailableSeconds = 5;

/** In how many seconds it is worth asking again, if waiting helps. */
export function retryAfterOf({ code, retryAfterSeconds }: Problem): number | undefined {
  return retryAfterSeconds ?? (code === "unavailable" ? unavailableSeconds : undefined);
}
