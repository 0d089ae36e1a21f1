import { changeOf } from "@seneschal/wording/games/middle-ages";
import type { Fact } from "../game.ts";

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
export function sourcesOf(facts: readonly Fact[], seat: number): Readonly<Record<Source, number>> {
  const sums = Object.fromEntries(sources.map((source) => [source, 0])) as Record<Source, number>;
  for (const fact of facts) {
    const source = sourceOf(fact, seat);
    if (source !== null) sums[source] += amountOf(fact, seat);
  }
  return sums;
}

function sourceOf(fact: Fact, seat: number): Source | null {
  if (fact.type === "EmptyDomainsCounted") return fact.seat === seat ? "penalty" : null;
  if (fact.type === "CoinsGained" || fact.type === "CoinsLost") return fact.seat === seat ? fact.cause.kind : null;
  if (fact.type !== "CoinsPaid") return null;
  if (fact.from === seat) return fact.cause.kind === "mill" ? "millPaid" : "barracksPaid";
  return fact.to === seat ? fact.cause.kind : null;
}

const amountOf = (fact: Fact, seat: number) =>
  fact.type === "EmptyDomainsCounted" ? 0 - fact.penalty : changeOf(fact, seat);
