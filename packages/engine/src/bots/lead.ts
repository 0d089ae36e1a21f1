import type { Vocabulary } from "../core/ruleset.ts";
import type { Turn } from "./bot.ts";

/** The score of a seat minus the best score of the others. */
export function leadOf<Game extends Vocabulary>(state: Game["state"], { ruleset, seat }: Turn<Game>): number {
  const scores = ruleset.currentScores(state);
  const others = scores.filter((_, other) => other !== seat);
  return (scores[seat] ?? 0) - Math.max(...others);
}
