import { meetingCount } from "../contender.ts";
import { type CostTerms, weightsFor } from "../cost.ts";

/** Computes the cost of tables from indexes into the list of contenders; fast enough for a search. */
export type PriceOfTable = (table: readonly number[]) => number;

export function priceList(terms: CostTerms): PriceOfTable {
  const { contenders, isApart, preferred } = terms;
  const weights = weightsFor(terms);
  const count = contenders.length;
  const ofPair = new Float64Array(count * count);
  contenders.forEach((one, row) => {
    contenders.forEach((other, column) => {
      const apart = isApart(one.player, other.player) ? weights.forbidden : 0;
      ofPair[row * count + column] = apart + weights.repeats * meetingCount(one, other) ** 2;
    });
  });
  const ofShort = Float64Array.from(
    contenders,
    ({ shortTables, points }) => weights.shortness * shortTables ** 2 + weights.height * points,
  );
  const points = Float64Array.from(contenders, (contender) => contender.points);

  return (table) => {
    const isShort = table.length < preferred;
    let price = 0;
    let best = Number.NEGATIVE_INFINITY;
    let worst = Number.POSITIVE_INFINITY;
    for (let place = 0; place < table.length; place++) {
      const one = table[place] as number;
      if (isShort) price += ofShort[one] as number;
      best = Math.max(best, points[one] as number);
      worst = Math.min(worst, points[one] as number);
      for (let next = place + 1; next < table.length; next++)
        price += ofPair[one * count + (table[next] as number)] as number;
    }
    return price + weights.spread * (best - worst) ** 2;
  };
}
