import { Readable } from "node:stream";
import { stringify as stringifyStream } from "csv-stringify";
import { stringify } from "csv-stringify/sync";

const options = (columns: readonly string[]) => ({ header: true, columns: [...columns], escape_formulas: true });

/** A table as a spreadsheet reads it: names that begin like a formula are made harmless. */
export const csvOf = (columns: readonly string[], rows: readonly object[]): string =>
  stringify([...rows], options(columns));

/** The same, row by row, however many there are. */
export const csvStreamOf = (columns: readonly string[], rows: AsyncIterable<object>): Readable =>
  Readable.from(rows).compose(stringifyStream(options(columns)));
