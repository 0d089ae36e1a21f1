import type { Summary } from "../../domain/game/summary.ts";

/** Does the game wait for a bot? */
export function botsAreAsked({ question, seats }: Summary): boolean {
  return question?.seats.some((seat) => seats[seat]?.bot !== null && seats[seat]?.left?.waits !== true) ?? false;
}
