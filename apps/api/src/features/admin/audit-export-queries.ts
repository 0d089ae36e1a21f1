import { canonicalJson } from "@seneschal/schema";
import type { Pool } from "pg";
import { auditManifestOf } from "../../domain/audit/audit-export.ts";
import { streamRows } from "../../platform/postgres/stream-rows.ts";
import { type EntryRow, entryColumns, entryOf, lastEntry } from "../../stores/audit-log-store.ts";

/** The audit log as JSON Lines: a manifest with the head of the hash chain, then one line per entry. */
export async function* auditExportLines(pool: Pool): AsyncGenerator<string> {
  const last = await lastEntry(pool);
  yield `${canonicalJson(auditManifestOf(last?.number ?? 0, last?.digest ?? null))}\n`;
  const text = `select ${entryColumns} from audit_entries as entry where number <= $1 order by number`;
  for await (const row of streamRows<EntryRow>(pool, { text, values: [last?.number ?? 0] })) {
    yield `${canonicalJson({ ...entryOf(row), digest: row.digest })}\n`;
  }
}
