import type { FinishedGame } from "./finished-game.ts";

/** Why a finished game does not count. */
export const exemptions = ["friendly", "bots", "one-person", "too-short"] as const;
export type Exemption = (typeof exemptions)[number];

/** Fewer moves of anybody, and nothing was decided by skill. */
const decisionsLeast = 3;

/** Nothing: the game counts. A game by invitation is one among friends. */
export function exemptionOf({ visibility, seats }: FinishedGame): Exemption | undefined {
  if (visibility === "invitation") return "friendly";
  if (seats.some(({ account }) => account === null)) return "bots";
  if (new Set(seats.map(({ account }) => account)).size < seats.length) return "one-person";
  if (seats.some(({ decisions }) => decisions < decisionsLeast)) return "too-short";
  return undefined;
}
