import type { FinishedSeat } from "./finished-game.ts";

/** An account that held a seat and the number of moves it decided there, in order of time. */
export interface Holder {
  readonly account: string;
  readonly decisions: number;
  /** The owner, if it is a bot account. */
  readonly owner: string | null;
}
export interface HeldSeat {
  /** The player at the end, or `null` for a caretaker or a bot. */
  readonly occupant: string | null;
  readonly holders: readonly Holder[];
}

/**
 * Returns the player that a seat counts for. A substitute counts if they decided at least half of the moves. Otherwise
 * the seat counts as left, for the player who decided most of them.
 */
export function ratedSeat({ occupant, holders }: HeldSeat): FinishedSeat {
  const own = mergeByAccount(holders);
  const all = own.reduce((sum, { decisions }) => sum + decisions, 0);
  const stayed = own.find(({ account }) => account === occupant);
  if (stayed !== undefined && stayed.decisions * 2 >= all) return { ...stayed, hasLeft: false };
  const left = own.filter((holder) => holder !== stayed);
  const [first, ...others] = left;
  if (first === undefined) return { account: null, decisions: 0, hasLeft: false };
  const mostActive = others.reduce((one, other) => (other.decisions > one.decisions ? other : one), first);
  return { ...mostActive, hasLeft: true };
}

/** A player who came back is counted once. */
function mergeByAccount(holders: readonly Holder[]): readonly Holder[] {
  const accounts = [...new Set(holders.map(({ account }) => account))];
  return accounts.map((account) => {
    const times = holders.filter((holder) => holder.account === account);
    return {
      account,
      owner: times[0]?.owner ?? null,
      decisions: times.reduce((sum, { decisions }) => sum + decisions, 0),
    };
  });
}
