import type { FinishedSeat } from "./finished-game.ts";

/** Who held a seat, and the moves that they decided there; in the order in which they came. */
export interface Holder {
  readonly account: string;
  readonly decisions: number;
}
export interface HeldSeat {
  /** Who sits there at the end; nobody, where a caretaker or a bot does. */
  readonly sitting: string | null;
  readonly holders: readonly Holder[];
}

/**
 * For whom a seat is rated. A substitute counts who decided at least half of its moves; else it is the seat of whoever left it,
 * and of them the one who decided most.
 */
export function ratedSeat({ sitting, holders }: HeldSeat): FinishedSeat {
  const own = merged(holders);
  const all = own.reduce((sum, { decisions }) => sum + decisions, 0);
  const stayed = own.find(({ account }) => account === sitting);
  if (stayed !== undefined && stayed.decisions * 2 >= all) return { ...stayed, hasLeft: false };
  const left = own.filter((holder) => holder !== stayed);
  const [first, ...others] = left;
  if (first === undefined) return { account: null, decisions: 0, hasLeft: false };
  const most = others.reduce((one, other) => (other.decisions > one.decisions ? other : one), first);
  return { ...most, hasLeft: true };
}

/** Whoever came back is the same player. */
function merged(holders: readonly Holder[]): readonly Holder[] {
  const accounts = [...new Set(holders.map(({ account }) => account))];
  return accounts.map((account) => {
    const times = holders.filter((holder) => holder.account === account);
    return { account, decisions: times.reduce((sum, { decisions }) => sum + decisions, 0) };
  });
}
