import { stringify } from "csv-stringify/sync";

/** A table as a spreadsheet reads it: names that begin like a formula are made harmless. */
export const csvOf = (columns: readonly string[], rows: readonly object[]): string =>
  stringify([...rows], { header: true, columns: [...columns], escape_formulas: true });
