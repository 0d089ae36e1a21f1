import { type AnyDomain, domainsOf } from "../core/choice.ts";
import type { Ruleset, Seat, Vocabulary } from "../core/ruleset.ts";
import type { Law } from "./law.ts";

/** For rulesets whose rules say so: a seat is asked only if it has at least two possible answers. */
export const onlyRealQuestions = <Game extends Vocabulary>(): Law<Game> => ({
  title: "no question has a single answer",
  check({ ruleset, moments, start, end }) {
    for (const state of [start, end, ...moments.map(({ before }) => before)]) {
      const question = ruleset.question(state);
      for (const seat of question?.seats ?? []) {
        const answers = answersTo(ruleset, state, seat);
        if (answers < 2) throw new Error(`seat ${seat} is asked at ${question?.kind} and has ${answers} answers`);
      }
    }
  },
});

function answersTo<Game extends Vocabulary>(ruleset: Ruleset<Game>, state: Game["state"], seat: Seat): number {
  const open = ruleset.choices(state, seat).filter(({ blockedBy }) => blockedBy === undefined);
  return open.reduce((sum, choice) => sum + productOf(Object.values(domainsOf(choice)).map(valuesIn)), 0);
}

const productOf = (sizes: readonly number[]): number => sizes.reduce((product, size) => product * size, 1);

/** How many values a field may have; of subsets only whether there is more than one. */
function valuesIn(domain: AnyDomain): number {
  if ("oneOf" in domain) return domain.oneOf.length;
  if ("from" in domain) return domain.to - domain.from + 1;
  const isSingle = domain.min === domain.someOf.length || domain.max === 0;
  return isSingle ? 1 : 2;
}
