import { type Decision, isRefusal } from "@seneschal/tournament";
import { Problem } from "../../platform/http/problem.ts";

/** What an act brings about; a problem where it may not be. */
export function decided(decision: Decision) {
  if (isRefusal(decision)) throw new Problem(decision.refusal, decision.detail);
  return decision;
}
