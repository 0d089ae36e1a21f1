import type { PriceOfTable } from "./price-list.ts";

type Tables = readonly (readonly number[])[];

/** Finds the cheapest draft by trying all of them; only for few players. */
export function exhaustiveSearch(players: number, sizes: readonly number[], priceOf: PriceOfTable): Tables {
  let best: { readonly tables: Tables; readonly price: number } | undefined;
  seat(
    Array.from({ length: players }, (_, player) => player),
    sizes,
    [],
    0,
  );
  if (best === undefined) throw new Error(`${players} players do not fill tables of ${sizes.join(", ")}`);
  return best.tables;

  /** Puts the first remaining player at a table of each remaining size, with every possible group of others. */
  function seat(left: readonly number[], open: readonly number[], tables: Tables, price: number): void {
    if (best !== undefined && price >= best.price) return;
    const [first, ...others] = left;
    if (first === undefined) {
      best = { tables, price };
      return;
    }
    for (const size of new Set(open)) {
      for (const company of subsetsOf(others, size - 1)) {
        const table = [first, ...company];
        const rest = others.filter((player) => !company.includes(player));
        seat(rest, without(open, size), [...tables, table], price + priceOf(table));
      }
    }
  }
}

function* subsetsOf(list: readonly number[], size: number): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [place, one] of list.entries()) {
    for (const rest of subsetsOf(list.slice(place + 1), size - 1)) yield [one, ...rest];
  }
}

const without = (sizes: readonly number[], size: number) => sizes.toSpliced(sizes.indexOf(size), 1);
