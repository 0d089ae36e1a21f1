import type { Ruleset, Vocabulary } from "./ruleset.ts";

/** The position after these facts. */
export function positionAfter<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  facts: readonly Game["fact"][],
  before?: Game["state"],
): Game["state"] {
  let state = before;
  for (const fact of facts) state = ruleset.evolve(state, fact);
  if (state === undefined) throw new Error(`no facts, no position of ${ruleset.id}`);
  return state;
}
