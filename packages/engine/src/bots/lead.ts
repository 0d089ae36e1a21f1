import type { Ruleset, Seat, Vocabulary } from "../core/ruleset.ts";
import type { Turn } from "./bot.ts";

/** How far a seat is ahead: its value minus the mean of the best and the average value of the others. */
export function leadOf<Game extends Vocabulary>(
  state: Game["state"],
  { ruleset }: Pick<Turn<Game>, "ruleset">,
  seat: Seat,
): number {
  return leadAmong(valuesOf(ruleset, state), seat);
}

/** How far each seat is ahead. */
export function leadsOf<Game extends Vocabulary>(ruleset: Ruleset<Game>, state: Game["state"]): readonly number[] {
  const values = valuesOf(ruleset, state);
  return values.map((_, seat) => leadAmong(values, seat));
}

const valuesOf = <Game extends Vocabulary>(ruleset: Ruleset<Game>, state: Game["state"]): readonly number[] =>
  ruleset.evaluate?.(state) ?? ruleset.currentScores(state);

function leadAmong(values: readonly number[], seat: Seat): number {
  const own = values[seat] ?? 0;
  if (values.length < 2) return own;
  let [best, sum] = [Number.NEGATIVE_INFINITY, 0];
  for (const [other, value] of values.entries()) {
    if (other === seat) continue;
    sum += value;
    if (value > best) best = value;
  }
  return own - (best + sum / (values.length - 1)) / 2;
}
