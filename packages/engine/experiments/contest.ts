import { type AnyRuleset, type Seat, seededChance } from "@seneschal/engine";
import { type Bot, type Moment, selfPlay } from "@seneschal/engine/bots";
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
  /** Is told of each move, and which of the two bots made it. */
  readonly onMove?: (moment: Moment<never>, side: number) => void;
}
export type Result = { readonly wins: number; readonly losses: number; readonly draws: number };

/** Games between two bots that take every other seat; the bot that holds the first rank alone wins. */
export function contested(contest: Contest): Result {
  const sides = Array.from({ length: contest.pairs * 2 }, (_, game) => winnersOf(contest, game));
  const wonBy = (side: number) => sides.filter((winners) => winners.size === 1 && winners.has(side)).length;
  const [wins, losses] = [wonBy(0), wonBy(1)];
  return { wins, losses, draws: sides.length - wins - losses };
}

/** The bots that hold the first rank in one game. */
function winnersOf(contest: Contest, game: number): ReadonlySet<number> {
  const { ruleset, seats, seed, bots, options, onMove } = contest;
  const turned = game % 2;
  const sideOf = (seat: Seat) => (seat + turned) % 2;
  const table = Array.from({ length: seats }, (_, seat) => bots[sideOf(seat) === 0 ? 0 : 1]);
  const chance = seededChance(seed + Math.floor(game / 2));
  const { state, moments } = selfPlay({ ruleset, seats, options: optionsOf(ruleset.id, options), bots: table, chance });
  for (const moment of moments) onMove?.(moment as Moment<never>, sideOf(moment.seat));
  const first = ruleset.outcome(state)?.ranking.filter(({ rank }) => rank === 1) ?? [];
  return new Set(first.map(({ seat }) => sideOf(seat)));
}

/** Of a ruleset that is played here; a toy has none. */
export const optionsOf = (id: string, options: object): object =>
  rulesetSchemas.find((schema) => schema.id === id)?.options.parse(options) ?? options;
