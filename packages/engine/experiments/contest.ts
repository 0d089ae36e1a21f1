import { type AnyRuleset, type Seat, seededChance } from "@seneschal/engine";
import { type Bot, selfPlay } from "@seneschal/engine/bots";
import { rulesetSchemas } from "@seneschal/schema";

export interface Contest {
  readonly ruleset: AnyRuleset;
  readonly seats: number;
  /** Each seed is played twice, with the seats exchanged. */
  readonly pairs: number;
  readonly seed: number;
  readonly bots: readonly [Bot, Bot];
  /** Checked by the ruleset's own schema; what is not named is as usual. */
  readonly options: object;
}
export type Result = { readonly wins: number; readonly losses: number; readonly draws: number };

/** Games between two bots that take every other seat; the bot that holds the first rank alone wins. */
export function contested({ ruleset, seats, pairs, seed, bots, options }: Contest): Result {
  const agreed = optionsOf(ruleset.id, options);
  const sides = Array.from({ length: pairs * 2 }, (_, game) => {
    const turned = game % 2;
    const sideOf = (seat: Seat) => (seat + turned) % 2;
    const table = Array.from({ length: seats }, (_, seat) => bots[sideOf(seat) === 0 ? 0 : 1]);
    const chance = seededChance(seed + Math.floor(game / 2));
    const { state } = selfPlay({ ruleset, seats, options: agreed, bots: table, chance });
    const first = ruleset.outcome(state)?.ranking.filter(({ rank }) => rank === 1) ?? [];
    return new Set(first.map(({ seat }) => sideOf(seat)));
  });
  const wonBy = (side: number) => sides.filter((winners) => winners.size === 1 && winners.has(side)).length;
  const [wins, losses] = [wonBy(0), wonBy(1)];
  return { wins, losses, draws: sides.length - wins - losses };
}

/** Of a ruleset that is played here; a toy has none. */
export const optionsOf = (id: string, options: object): object =>
  rulesetSchemas.find((schema) => schema.id === id)?.options.parse(options) ?? options;
