import type { Fact } from "./game.ts";

/** What a seat gains or loses by one fact. */
export function changeOf(fact: Fact, seat: number): number {
  if (fact.type === "CoinsGained" && fact.seat === seat) return fact.coins;
  if (fact.type === "CoinsLost" && fact.seat === seat) return 0 - fact.coins;
  if (fact.type !== "CoinsPaid") return 0;
  if (fact.to === seat) return fact.coins;
  return fact.from === seat ? 0 - fact.coins : 0;
}

/** What a seat holds after one fact, where the fact says so. */
export function totalAfter(fact: Fact, seat: number): number | undefined {
  if ((fact.type === "CoinsGained" || fact.type === "CoinsLost") && fact.seat === seat) return fact.total;
  if (fact.type !== "CoinsPaid") return undefined;
  if (fact.to === seat) return fact.toTotal;
  return fact.from === seat ? fact.fromTotal : undefined;
}
