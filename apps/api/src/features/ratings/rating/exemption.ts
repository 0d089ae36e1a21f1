import type { FinishedGame } from "./finished-game.ts";

/** Why a finished game is not rated. */
export const exemptions = ["friendly", "bots", "one-person", "too-short"] as const;
export type Exemption = (typeof exemptions)[number];

/** With fewer moves of any seat, skill decided nothing. */
const decisionsMin = 3;

/** Returns why a game is not rated, or `undefined` if it is. Invitation-only games count as friendly. */
export function exemptionOf({ visibility, seats }: FinishedGame): Exemption | undefined {
  if (visibility === "invitation") return "friendly";
  if (seats.some(({ account }) => account === null)) return "bots";
  // A bot account and its owner count as one person.
  if (new Set(seats.map(({ account, owner }) => owner ?? account)).size < seats.length) return "one-person";
  if (seats.some(({ decisions }) => decisions < decisionsMin)) return "too-short";
  return undefined;
}
