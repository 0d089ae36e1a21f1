import type { Player, Tournament } from "./tournament.ts";

/** The account of a player; null for bots, and for players entered by name without a confirmed account. */
export function accountOf({ player, bot, name, link }: Player): string | null {
  if (bot !== null) return null;
  if (name === null) return player;
  return link?.isConfirmed === true ? link.account : null;
}

/** The player that an account is in this tournament. */
export const playerOfAccount = ({ players }: Tournament, account: string): Player | undefined =>
  players.find((one) => accountOf(one) === account);
