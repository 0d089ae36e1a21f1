import type { Seat, Vocabulary } from "../core/ruleset.ts";
import type { Turn } from "./bot.ts";

/** How far a seat is ahead: its value minus the mean of the best and the average value of the others. */
export function leadOf<Game extends Vocabulary>(
  state: Game["state"],
  { ruleset }: Pick<Turn<Game>, "ruleset">,
  seat: Seat,
): number {
  const values = ruleset.evaluate?.(state) ?? ruleset.currentScores(state);
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
