import type { Below } from "../../random.ts";
import type { Effort } from "../effort.ts";
import type { PriceOfTable } from "./price-list.ts";

type Tables = readonly (readonly number[])[];

/** Differences below this are rounding. */
const trifle = 1e-6;

/** Simulated annealing by swaps of two players at different tables, followed by descent until no single swap is better. */
export function bestByLocalSearch(begin: Tables, priceOf: PriceOfTable, below: Below, effort: Effort): Tables {
  const swaps = effort.swaps(begin.flat().length);
  const found = Array.from({ length: effort.restarts }, () => {
    const tables = annealed(begin, priceOf, below, swaps);
    return effort.descends ? descended(tables, priceOf) : tables;
  });
  return found.reduce((best, tables) => (totalOf(tables, priceOf) < totalOf(best, priceOf) - trifle ? tables : best));
}

/** Whether no swap of two players at different tables makes the draft cheaper. */
export function isSwapOptimal(tables: Tables, priceOf: PriceOfTable): boolean {
  return (
    betterSwap(
      tables.map((table) => [...table]),
      priceOf,
    ) === undefined
  );
}

function annealed(begin: Tables, priceOf: PriceOfTable, below: Below, swaps: number): number[][] {
  const tables = begin.map((table) => [...table]);
  if (tables.length < 2) return tables;
  const prices = tables.map(priceOf);
  const hottest = Math.max(1, ...prices);
  const cooling = (0.05 / hottest) ** (1 / swaps);
  let heat = hottest;
  for (let swap = 0; swap < swaps; swap++) {
    heat *= cooling;
    const [one, other] = twoOf(tables.length, below);
    const here = tables[one] as number[];
    const there = tables[other] as number[];
    const place = below(here.length);
    const seat = below(there.length);
    exchange(here, place, there, seat);
    const priceHere = priceOf(here);
    const priceThere = priceOf(there);
    const dearer = priceHere + priceThere - (prices[one] as number) - (prices[other] as number);
    if (dearer <= 0 || below(2 ** 30) / 2 ** 30 < Math.exp(-dearer / heat)) {
      prices[one] = priceHere;
      prices[other] = priceThere;
    } else exchange(here, place, there, seat);
  }
  return tables;
}

function descended(tables: number[][], priceOf: PriceOfTable): Tables {
  for (let swap = betterSwap(tables, priceOf); swap !== undefined; swap = betterSwap(tables, priceOf)) swap();
  return tables;
}

/** The first swap that makes the tables cheaper, ready to be done. */
function betterSwap(tables: number[][], priceOf: PriceOfTable): (() => void) | undefined {
  for (const [index, here] of tables.entries()) {
    for (const there of tables.slice(index + 1)) {
      const price = priceOf(here) + priceOf(there);
      for (let place = 0; place < here.length; place++) {
        for (let seat = 0; seat < there.length; seat++) {
          exchange(here, place, there, seat);
          const isBetter = priceOf(here) + priceOf(there) < price - trifle;
          exchange(here, place, there, seat);
          if (isBetter) return () => exchange(here, place, there, seat);
        }
      }
    }
  }
  return undefined;
}

function exchange(here: number[], place: number, there: number[], seat: number): void {
  const moved = here[place] as number;
  here[place] = there[seat] as number;
  there[seat] = moved;
}

function twoOf(count: number, below: Below): readonly [number, number] {
  const one = below(count);
  const other = below(count - 1);
  return [one, other < one ? other : other + 1];
}

const totalOf = (tables: Tables, priceOf: PriceOfTable) => tables.reduce((sum, table) => sum + priceOf(table), 0);
