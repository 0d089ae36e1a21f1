import { problemOf } from "../../lib/api-client/api-problem.ts";

/** Whether a failure means that there is nothing at this address; a malformed id counts as well. */
export function isNotFound(failure: unknown): boolean {
  const { code } = problemOf(failure);
  return code === "not-found" || code === "malformed-request";
}
