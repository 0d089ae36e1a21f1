import { type Chance, chanceFrom, seededChance } from "../core/chance.ts";
import { isRevealedTo } from "../core/revealing-facts.ts";
import type { Vocabulary } from "../core/ruleset.ts";
import { mustBeSame } from "./difference.ts";
import type { Law } from "./law.ts";
import { redactedFacts } from "./redacted-facts.ts";
import type { Settings } from "./settings.ts";

/** Law 8: a move without a random draw and a fact that reveals something to its player tells its player nothing new. */
export const moverLearnsNothing = <Game extends Vocabulary>(_: Settings<Game>): Law<Game> => ({
  title: "law 8: without a draw or a fact that reveals, the mover learns nothing",
  check({ ruleset, moments, chance }) {
    for (const { before, seat, move } of moments) {
      const drawn = counting(seededChance(1));
      const decision = ruleset.decide(before, seat, move, drawn.chance);
      if ("refusal" in decision || drawn.draws() > 0) continue;
      if (decision.facts.some((fact) => isRevealedTo<Game["fact"]>(ruleset, fact, seat))) continue;
      const twin = ruleset.redeal(before, seat, chance);
      const other = ruleset.decide(twin, seat, move, chance);
      if ("refusal" in other) throw new Error(`law 8: ${move.type} is refused in the mover's twin`);
      const [here, there] = [redactedFacts(ruleset, decision.facts, seat), redactedFacts(ruleset, other.facts, seat)];
      mustBeSame(`law 8: what seat ${seat} learns from ${move.type}`, here, there);
    }
  },
});

function counting(source: Chance) {
  let draws = 0;
  const below = (limit: number) => {
    draws += 1;
    return source.below(limit);
  };
  return { chance: chanceFrom(below), draws: () => draws };
}
