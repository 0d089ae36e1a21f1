import type { Problem as ProblemBody } from "@seneschal/schema";
import type { Problem } from "../problem.ts";
import { problemKinds } from "./problem-kinds.ts";

/** The response body of a problem; `instance` is the id of the request, a UUID, which the log has too. */
export function problemBodyOf(problem: Problem, instance: string): ProblemBody {
  const { status, title } = problemKinds[problem.code];
  return {
    type: `/v1/problems/${problem.code}`,
    code: problem.code,
    title,
    status,
    detail: problem.message,
    instance: `urn:uuid:${instance}`,
    ...problem.extras,
  };
}

/** How soon to retry when the database is down or rejects writes. */
const unavailableSeconds = 5;

/** Returns the number of seconds after which a retry makes sense, if it does. */
export function retryAfterOf({ code, retryAfterSeconds }: Problem): number | undefined {
  return retryAfterSeconds ?? (code === "unavailable" ? unavailableSeconds : undefined);
}
