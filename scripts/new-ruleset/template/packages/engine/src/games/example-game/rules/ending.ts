import { nobody } from "../../../core/flow-facts.ts";
import { rankingBy } from "../../../core/ranking.ts";
import type { Outcome } from "../../../core/ruleset.ts";
import { type RuleOfStep, settled } from "../model/flow.ts";
import type { State } from "../model/state.ts";

export const end: RuleOfStep<"end"> = {
  asks: () => nobody,
  // EXG-3.2
  run: ({ baskets }) => [{ type: "GameEnded", ranking: rankingBy(baskets.map((sheaves) => [sheaves])) }, settled()],
};

export const outcome = ({ ending }: State): Outcome | undefined =>
  ending === null ? undefined : { ranking: ending.ranking.map((place) => ({ ...place, tieBreaks: [] })) };
