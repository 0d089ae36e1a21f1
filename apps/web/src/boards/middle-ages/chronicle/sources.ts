import { changeOf } from "@seneschal/wording/games/middle-ages";
import type { Told } from "../game.ts";

/** Where coins come from and go to; the order of the table at the end. */
export const sources = [
  "income",
  "peasants",
  "chests",
  "mill",
  "barracks",
  "event",
  "millPaid",
  "barracksPaid",
  "penalty",
] as const;
export type Source = (typeof sources)[number];

/** What one seat had from each source over a whole game. Their sum is its score. */
export function sourcesOf(facts: readonly Told[], seat: number): Readonly<Record<Source, number>> {
  const sums = Object.fromEntries(sources.map((source) => [source, 0])) as Record<Source, number>;
  for (const told of facts) {
    const source = sourceOf(told, seat);
    if (source !== null) sums[source] += amountOf(told, seat);
  }
  return sums;
}

function sourceOf(told: Told, seat: number): Source | null {
  if (told.type === "EmptyDomainsCounted") return told.seat === seat ? "penalty" : null;
  if (told.type === "CoinsGained" || told.type === "CoinsLost") return told.seat === seat ? told.cause.kind : null;
  if (told.type !== "CoinsPaid") return null;
  if (told.from === seat) return told.cause.kind === "mill" ? "millPaid" : "barracksPaid";
  return told.to === seat ? told.cause.kind : null;
}

const amountOf = (told: Told, seat: number) =>
  told.type === "EmptyDomainsCounted" ? 0 - told.penalty : changeOf(told, seat);
