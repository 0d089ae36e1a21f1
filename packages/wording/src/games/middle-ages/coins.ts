import type { Told } from "./game.ts";

/** What a seat gains or loses by one fact. */
export function changeOf(told: Told, seat: number): number {
  if (told.type === "CoinsGained" && told.seat === seat) return told.coins;
  if (told.type === "CoinsLost" && told.seat === seat) return 0 - told.coins;
  if (told.type !== "CoinsPaid") return 0;
  if (told.to === seat) return told.coins;
  return told.from === seat ? 0 - told.coins : 0;
}

/** What a seat holds after one fact, where the fact says so. */
export function totalAfter(told: Told, seat: number): number | undefined {
  if ((told.type === "CoinsGained" || told.type === "CoinsLost") && told.seat === seat) return told.total;
  if (told.type !== "CoinsPaid") return undefined;
  if (told.to === seat) return told.toTotal;
  return told.from === seat ? told.fromTotal : undefined;
}
