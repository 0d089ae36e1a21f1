import type { Game, PublicBot } from "../../../lib/api-client/types.ts";

/** More would make a menu too long; the page of bot accounts lists all. */
const invitableMax = 10;

/**
 * The bot accounts that a menu offers for a seat: those that are not in the game or paused, online ones first, otherwise
 * in the order of the list.
 */
export function invitableBots({ seats, invited }: Pick<Game, "seats" | "invited">, bots: readonly PublicBot[]) {
  const here = new Set([...seats, ...invited].map((one) => ("account" in one ? one.account : "")));
  return bots
    .filter(({ account, isPaused }) => !isPaused && !here.has(account))
    .toSorted((one, other) => Number(other.isOnline) - Number(one.isOnline))
    .slice(0, invitableMax);
}
