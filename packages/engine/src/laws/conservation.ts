import { positionAfter } from "../core/position.ts";
import type { Vocabulary } from "../core/ruleset.ts";
import { mustBeSame } from "./difference.ts";
import type { Law } from "./law.ts";
import type { Settings } from "./settings.ts";

/** Law 6: what the game conserves is the same after every fact, and what always holds, holds. */
export const conservation = <Game extends Vocabulary>({ conserves = {}, holds = {} }: Settings<Game>): Law<Game> => ({
  title: `law 6: conserved are ${Object.keys({ ...conserves, ...holds }).join(", ")}`,
  check({ ruleset, opening, moments }) {
    const [first, ...others] = opening;
    if (first === undefined) throw new Error("law 6: a game without an opening");
    let state = positionAfter(ruleset, [first]);
    const amounts = Object.entries(conserves).map(([name, count]) => ({ name, count, amount: count(state) }));
    for (const fact of [...others, ...moments.flatMap(({ facts }) => facts)]) {
      state = ruleset.evolve(state, fact);
      for (const { name, count, amount } of amounts)
        mustBeSame(`law 6: ${name} after ${fact.type}`, count(state), amount);
      for (const [name, isSo] of Object.entries(holds)) {
        if (!isSo(state)) throw new Error(`law 6: after ${fact.type} it is not so any more: ${name}`);
      }
    }
  },
});
