import { loadMotions } from "../../boards/motions-of.ts";
import { showMotions } from "./show-motions.ts";

export { removeMotions } from "./show-motions.ts";

/** Shows what some facts change on the board of a ruleset. */
export async function showFacts(ruleset: string, facts: readonly { readonly type: string }[]): Promise<void> {
  const motionsOf = await loadMotions(ruleset);
  showMotions(motionsOf(facts));
}
