import type { BracketEntry, Content } from "./contents.ts";

type Columns = readonly (readonly Content[])[];

/** Sorts each column in the order in which its players go on, so that the lines of a fixed bracket do not cross. */
export function untangled(columns: Columns): Columns {
  const sorted: (readonly Content[])[] = [];
  for (const column of columns.toReversed()) sorted.push(sortedBy(sorted.at(-1) ?? [], column));
  return sorted.toReversed();
}

function sortedBy(next: readonly Content[], column: readonly Content[]): readonly Content[] {
  const aims = new Map(column.map((content) => [content, aimOf(content, next)]));
  return column.toSorted((one, other) => {
    const [aim, otherAim] = [aims.get(one), aims.get(other)];
    if (aim === otherAim) return 0;
    return aim !== undefined && (otherAim === undefined || aim < otherAim) ? -1 : 1;
  });
}

/** The middle of the places that a box leads to; undefined if it leads nowhere. */
const aimOf = (content: Content, next: readonly Content[]): number | undefined =>
  mean(next.flatMap((other, place) => (leadsTo(content, other) ? [place] : [])));

/** Whether a player of a box goes on to another one. */
export const leadsTo = (box: Content, next: Content): boolean =>
  next.lines.some(({ player, entry }) =>
    player === null ? entry !== null && isFromTable(entry, box) : box.lines.some((line) => line.player === player),
  );

/** Whether an entry is for a player of this table. */
export const isFromTable = (entry: BracketEntry, { table, purpose }: Pick<Content, "table" | "purpose">): boolean =>
  entry.from === "table" && entry.table === table && purpose !== "third-place";

export const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
