import type { admin } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import { type AuditAction, type AuditEntry, auditDigestOf } from "../domain/audit/audit-chain.ts";
import { streamRows, totalCount } from "../platform/postgres/stream-rows.ts";

export interface AuditFilter {
  readonly q: string | undefined;
  readonly subject: string | undefined;
  readonly about: string | undefined;
  readonly actor: string | undefined;
  readonly isOldestFirst: boolean;
  readonly from: number;
  /** `null` means no limit. */
  readonly limit: number | null;
}

/** Any number that no other advisory lock in this database uses. */
const lock = 20_261_124;
const entriesAtOnce = 500;

/** Appends an audit entry, in the transaction of the action that it describes. */
export async function writeAudit(client: PoolClient, action: AuditAction, at: Date): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1)", [lock]);
  const last = await lastEntry(client);
  const entry = { ...action, number: (last?.number ?? 0) + 1, at: at.toISOString() };
  const { number, actor, role, operation, subject, reason, details } = entry;
  await client.query(
    `insert into audit_entries (number, at, actor, role, operation, subject_kind, subject_id, reason, details, digest)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[number, entry.at, actor, role, operation, subject.kind, subject.id, reason],
      JSON.stringify(details),
      auditDigestOf(last?.digest ?? "", entry),
    ],
  );
}

/** Returns the digest of the last entry, or `undefined` if there is none. */
export async function auditHead(pool: Pool): Promise<string | undefined> {
  return (await lastEntry(pool))?.digest;
}

/** Returns matching entries and their total number. */
export async function searchAuditEntries(pool: Pool, filter: AuditFilter) {
  const { text, values } = queryOf(filter);
  const { rows } = await pool.query<NamedEntryRow>(text, [...values]);
  return { total: rows[0]?.total ?? 0, entries: rows.map(entryBody) };
}

/** All matching entries, streamed. */
export async function* streamAuditEntries(pool: Pool, filter: Omit<AuditFilter, "from" | "limit">) {
  for await (const row of streamRows<NamedEntryRow>(pool, queryOf({ ...filter, from: 0, limit: null })))
    yield entryBody(row);
}

function queryOf(filter: AuditFilter) {
  const { q, subject, about, actor, isOldestFirst, from, limit } = filter;
  return {
    text: `select ${entryColumns}, actors.name as "actorName", coalesce(subjects.name, games.name, tournaments.name, imports.about ->> 'name') as "subjectName",
       ${totalCount(limit)} as total
     from audit_entries as entry
     left join accounts as actors on actors.id = entry.actor
     left join accounts as subjects on entry.subject_kind = 'account' and subjects.id = entry.subject_id
     left join games on entry.subject_kind = 'game' and games.game_id::text = entry.subject_id
     left join tournaments on entry.subject_kind = 'tournament' and tournaments.tournament_id::text = entry.subject_id
     left join imported_games as imports on entry.subject_kind = 'import' and imports.id::text = entry.subject_id
     where ($1::text is null or concat_ws(' ', actors.name, operation, reason, subjects.name, games.name, tournaments.name, imports.about ->> 'name', subject_id)
         ilike '%' || $1 || '%')
       and ($2::text is null or subject_kind = $2) and ($3::text is null or subject_id = $3)
       and ($4::text is null or actor = $4)
     order by number ${isOldestFirst ? "asc" : "desc"} offset $5 limit $6` as const,
    values: [asPattern(q), subject, about, actor, from, limit] as const,
  };
}

/** Reads the whole log and returns the number of the first entry that breaks the hash chain, if there is one. */
export async function findAuditFault(
  pool: Pool,
): Promise<{ entries: number; head: string; fault: number | undefined }> {
  let head = "";
  let entries = 0;
  for (;;) {
    const { rows } = await pool.query<EntryRow>(
      `select ${entryColumns} from audit_entries as entry where number > $1 order by number limit $2`,
      [entries, entriesAtOnce],
    );
    for (const row of rows) {
      const entry = entryOf(row);
      if (entry.number !== entries + 1 || auditDigestOf(head, entry) !== row.digest) {
        return { entries, head, fault: entries + 1 };
      }
      entries += 1;
      head = row.digest;
    }
    if (rows.length < entriesAtOnce) return { entries, head, fault: undefined };
  }
}

/** Escapes the wildcards of LIKE. */
export function asPattern(typed: string | undefined): string | undefined {
  return typed?.replaceAll(/[\\%_]/g, "\\$&");
}

export async function lastEntry(connection: Pool | PoolClient) {
  const text = "select number, digest from audit_entries order by number desc limit 1";
  return (await connection.query<{ number: number; digest: string }>(text)).rows[0];
}

/** The columns of an entry. */
export const entryColumns = `entry.number, entry.at, entry.actor, entry.role, entry.operation, entry.subject_kind as kind,
  entry.subject_id as id, entry.reason, entry.details, entry.digest`;

export interface EntryRow {
  readonly number: number;
  readonly at: Date;
  readonly actor: string;
  readonly role: AuditAction["role"];
  readonly operation: string;
  readonly kind: AuditAction["subject"]["kind"];
  readonly id: string;
  readonly reason: string;
  readonly details: Record<string, unknown>;
  readonly digest: string;
}

interface NamedEntryRow extends EntryRow {
  readonly actorName: string | null;
  readonly subjectName: string | null;
  readonly total: number | null;
}

export function entryOf({ number, at, actor, role, operation, kind, id, reason, details }: EntryRow): AuditEntry {
  return { number, at: at.toISOString(), actor, role, operation, subject: { kind, id }, reason, details };
}

function entryBody(row: NamedEntryRow): admin.AuditEntry {
  const { subject, details, ...entry } = entryOf(row);
  const { digest, actorName, subjectName: name } = row;
  return { ...entry, details: { ...details }, actorName, subject: { ...subject, name }, digest };
}
