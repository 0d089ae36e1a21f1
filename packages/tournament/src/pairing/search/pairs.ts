/// <reference path="./edmonds-blossom-fixed.d.ts" />
import blossom from "edmonds-blossom-fixed";
import type { PriceOfTable } from "./price-list.ts";

/** The cheapest tables of two: a minimum-cost matching. */
export function bestPairs(players: number, priceOf: PriceOfTable): readonly (readonly number[])[] {
  const edges: [number, number, number][] = [];
  for (let one = 0; one < players; one++) {
    for (let other = one + 1; other < players; other++) edges.push([one, other, priceOf([one, other])]);
  }
  const dearest = Math.max(0, ...edges.map(([, , price]) => price));
  // The matching is of greatest weight. Whole even numbers, so that its sums and halves are exact.
  const weighted = edges.map(([one, other, price]): [number, number, number] => [
    one,
    other,
    2 * Math.round(8 * (dearest - price)),
  ]);
  const mates = blossom(weighted, true);
  return mates.flatMap((mate, player) => (mate > player ? [[player, mate]] : []));
}
