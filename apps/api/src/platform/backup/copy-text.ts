import type { ClientBase } from "pg";
import type { BackupTable } from "./backup-format.ts";

/** The same text for the same rows, whatever the settings of the database are. */
const settings = [
  "set local client_encoding = 'UTF8'",
  "set local timezone = 'UTC'",
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local bytea_output = 'hex'",
  "set local extra_float_digits = 1",
  // Rows come in the order in which they are stored.
  "set local synchronize_seqscans = off",
  // A large table takes as long as it takes.
  "set local statement_timeout = 0",
  "set local idle_in_transaction_session_timeout = 0",
] as const;

/** Prepares a transaction for COPY. */
export async function prepareCopies(client: ClientBase): Promise<void> {
  for (const setting of settings) await client.query(setting);
}

/** The table and its columns, as SQL. Both come from a catalog or were checked when they were read. */
export function copyTarget({ name, columns }: BackupTable): string {
  return `${name} (${columns.map((column) => `"${column}"`).join(", ")})`;
}
