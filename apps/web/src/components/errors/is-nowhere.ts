import { problemOf } from "../../lib/api-client/api-problem.ts";

/** Whether a failure says that nothing is at this address; what can be no name here leads nowhere either. */
export function isNowhere(failure: unknown): boolean {
  const { trouble } = problemOf(failure);
  return trouble === "not-found" || trouble === "malformed-request";
}
