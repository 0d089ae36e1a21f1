import { Readable } from "node:stream";
import { stringify as stringifyStream } from "csv-stringify";
import { stringify } from "csv-stringify/sync";

const options = (columns: readonly string[]) => ({ header: true, columns: [...columns], escape_formulas: true });

/** Renders a table as CSV. Cells that look like formulas are escaped. */
export const csvOf = (columns: readonly string[], rows: readonly object[]): string =>
  stringify([...rows], options(columns));

/** Tie-breaks in one cell, in the order in which they decide: `soldiers 12; ecus 5`. */
export const tieBreaksCell = (tieBreaks: readonly { readonly name: string; readonly value: number }[]): string =>
  tieBreaks.map(({ name, value }) => `${name} ${value}`).join("; ");

/** The same as a stream of rows. */
export const csvStreamOf = (columns: readonly string[], rows: AsyncIterable<object>): Readable =>
  Readable.from(rows).compose(stringifyStream(options(columns)));
