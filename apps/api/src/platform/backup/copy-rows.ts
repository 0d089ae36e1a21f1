import type { BackupTable } from "./backup-format.ts";

/** The value of each of these columns, as text; null for a missing one. */
export type CopyRow = readonly (string | null)[];

/** Reads some columns of rows in the text format of COPY. */
export function* copyRows(table: BackupTable, columns: readonly string[], rows: Buffer): Generator<CopyRow> {
  const places = columns.map((column) => table.columns.indexOf(column));
  for (const line of rows.toString("utf8").split("\n")) {
    // After the last line break there is no row.
    if (line === "") continue;
    const fields = line.split("\t");
    yield places.map((place) => unescaped(fields[place]));
  }
}

function unescaped(field: string | undefined): string | null {
  if (field === undefined || field === "\\N") return null;
  return field.includes("\\") ? field.replaceAll(/\\(.)/g, (_, letter: string) => controls[letter] ?? letter) : field;
}

const controls: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

/** A time as JSON shows it. COPY writes it in UTC, without zeros at the end. */
export function instantOf(time: string): string {
  const fraction = time.slice(20, -3).padEnd(3, "0");
  return `${time.slice(0, 10)}T${time.slice(11, 19)}.${fraction}Z`;
}
