import type { Seat } from "../../../core/ruleset.ts";
import { fiefOf, type State } from "./state.ts";
import type { Cause, Fact, FactOf } from "./types.ts";

/** No fact if there is nothing to say. */
export function gained(state: State, seat: Seat, coins: number, cause: Cause): readonly Fact[] {
  if (coins === 0) return [];
  return [{ type: "CoinsGained", seat, coins, total: fiefOf(state, seat).coins + coins, cause }];
}

// MA-4.9: a player who has too little pays everything and owes nothing later.
export function lost(state: State, seat: Seat, owed: number, cause: Cause): readonly Fact[] {
  if (owed === 0) return [];
  const held = fiefOf(state, seat).coins;
  const coins = Math.min(owed, held);
  return [{ type: "CoinsLost", seat, coins, total: held - coins, owed, cause }];
}

/** One payment of each payer, in order. */
export function payments(
  state: State,
  payers: readonly Seat[],
  { to, owed }: { readonly to: Seat; readonly owed: number },
  causeOf: (payer: Seat) => Cause,
): readonly FactOf<"CoinsPaid">[] {
  let toTotal = fiefOf(state, to).coins;
  return payers.map((from) => {
    const held = fiefOf(state, from).coins;
    const coins = Math.min(owed, held);
    toTotal += coins;
    return { type: "CoinsPaid", from, to, coins, owed, fromTotal: held - coins, toTotal, cause: causeOf(from) };
  });
}
