import type { Ruleset, Vocabulary } from "./ruleset.ts";

type Evolve = (state: never, fact: never) => unknown;
type Way = Readonly<{ evolve: Evolve; before: unknown; facts: readonly unknown[]; after: unknown }>;

/** Where the last decision led. It is played at once as a rule, and positions never change: no need to fold it twice. */
let lastWay: Way | undefined;

/** Notes that these facts, which a decision has just folded, lead there. */
export function noteWay(way: Way): void {
  lastWay = way;
}

/** The position after these facts. */
export function positionAfter<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  facts: readonly Game["fact"][],
  before?: Game["state"],
): Game["state"] {
  if (lastWay?.facts === facts && lastWay.before === before && lastWay.evolve === ruleset.evolve) return lastWay.after;
  let state = before;
  for (const fact of facts) state = ruleset.evolve(state, fact);
  if (state === undefined) throw new Error(`no facts, no position of ${ruleset.id}`);
  return state;
}
