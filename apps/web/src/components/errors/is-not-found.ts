import { problemOf } from "../../lib/api-client/api-problem.ts";

/** Whether a failure says that nothing is at this address; what can be no name here leads nowhere either. */
export function isNotFound(failure: unknown): boolean {
  const { code } = problemOf(failure);
  return code === "not-found" || code === "malformed-request";
}
