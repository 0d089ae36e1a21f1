import type { TableContents } from "../../platform/backup/backup-format.ts";

/** "61 tables, 12,345 rows, 6.7 MB of text" */
export function amountOf(contents: readonly TableContents[]): string {
  const rows = contents.reduce((sum, table) => sum + table.rows, 0);
  const bytes = contents.reduce((sum, table) => sum + table.bytes, 0);
  return `${countOf(contents.length, "table")}, ${countOf(rows, "row")}, ${megabytes(bytes)} of text`;
}

/** "1 game", "2,024 games" */
export const countOf = (count: number, noun: string): string => `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;

export const grouped = (count: number): string => count.toLocaleString("en");

export function megabytes(bytes: number): string {
  const digits = bytes < 10_000_000 ? 1 : 0;
  return `${(bytes / 1_000_000).toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits })} MB`;
}
