import type { Vocabulary } from "../core/ruleset.ts";
import type { Turn } from "./bot.ts";

/** How far a seat stands before the best of the others. */
export function leadOf<Game extends Vocabulary>(state: Game["state"], { ruleset, seat }: Turn<Game>): number {
  const standing = ruleset.standing(state);
  const others = standing.filter((_, other) => other !== seat);
  return (standing[seat] ?? 0) - Math.max(...others);
}
