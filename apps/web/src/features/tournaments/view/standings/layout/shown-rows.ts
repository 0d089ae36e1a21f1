interface Shown<Row> {
  readonly row: Row;
  /** The number of rows that are left out before it. */
  readonly leftOut: number;
}

/** Shorter tables are shown as a whole. */
const wholeMax = 20;
const topMin = 10;
/** Rows below the line and around the reader's own. */
const around = 2;

/** The rows that a long table shows at first: the top, as far as the line, and those around the reader. */
export function shownRows<Row extends { readonly player: string }>(
  rows: readonly Row[],
  { own, lastAbove }: { readonly own: string | undefined; readonly lastAbove: string | undefined },
): readonly Shown<Row>[] {
  const line = rows.findIndex(({ player }) => player === lastAbove);
  const top = Math.max(topMin, Math.min(line + 1 + around, wholeMax));
  const mine = rows.findIndex(({ player }) => player === own);
  const isShown = (place: number) =>
    rows.length <= wholeMax || place < top || (mine !== -1 && Math.abs(place - mine) <= around);
  const places = rows.map((_, place) => place).filter(isShown);
  return places.map((place, at) => ({ row: rows[place] as Row, leftOut: place - (places[at - 1] ?? -1) - 1 }));
}
