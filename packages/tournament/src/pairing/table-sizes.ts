/** The allowed table sizes and the preferred one. */
export interface TableSizes {
  readonly least: number;
  readonly most: number;
  readonly preferred: number;
}

/**
 * Splits players into tables without byes, the largest table first: as evenly as possible, and as near to the preferred size as
 * possible. Undefined if no split fits: then a player must sit out, or one more must join.
 */
export function tableSizesFor(players: number, sizes: TableSizes): readonly number[] | undefined {
  const splits: (readonly number[])[] = [];
  for (let tables = Math.ceil(players / sizes.most); tables * sizes.least <= players; tables++) {
    if (tables > 0) splits.push(evenly(players, tables));
  }
  const [first, ...others] = splits;
  if (first === undefined) return undefined;
  return others.reduce((best, split) => (strayOf(split, sizes) < strayOf(best, sizes) ? split : best), first);
}

function evenly(players: number, tables: number): readonly number[] {
  const larger = players % tables;
  return Array.from({ length: tables }, (_, table) => Math.floor(players / tables) + (table < larger ? 1 : 0));
}

const strayOf = (split: readonly number[], { preferred }: TableSizes) =>
  split.reduce((sum, size) => sum + (size - preferred) ** 2, 0);
