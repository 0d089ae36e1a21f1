import type { Pool, PoolClient } from "pg";

/** What a report was made from: with another game, analysis or ruleset, it is stale. */
export interface ReportKey {
  readonly game: string;
  readonly digest: string;
  readonly reportVersion: number;
  readonly revision: number;
}

/** Where a report stands that was asked for. */
export interface ReportState {
  readonly isReady: boolean;
  readonly requestedAt: Date;
  readonly done: number;
  readonly total: number;
}

/** Returns where the report with this key stands; undefined if nobody asked for it. */
export async function reportState(
  connection: Pool | PoolClient,
  { game, digest, reportVersion, revision }: ReportKey,
): Promise<ReportState | undefined> {
  const { rows } = await connection.query<{ is_ready: boolean; requested_at: Date; done: number; total: number }>({
    name: "report-state",
    text: `select body is not null as is_ready, requested_at, done, total from game_reports
           where game_id = $1 and digest = $2 and report_version = $3 and revision = $4`,
    values: [game, digest, reportVersion, revision],
  });
  const [row] = rows;
  return row && { isReady: row.is_ready, requestedAt: row.requested_at, done: row.done, total: row.total };
}

/** The number of reports that were asked for before this time and are not ready. */
export async function reportsWaiting(connection: Pool | PoolClient, before?: Date): Promise<number> {
  const { rows } = await connection.query<{ waiting: number }>({
    name: "reports-waiting",
    text: `select count(*)::int as waiting from game_reports
           where body is null and requested_at < coalesce($1::timestamptz, 'infinity')`,
    values: [before],
  });
  return rows[0]?.waiting ?? 0;
}

/** The game whose report an account waits for. Its next request waits until the transaction ends. */
export async function reportAwaitedBy(client: PoolClient, account: string): Promise<string | undefined> {
  await client.query({
    name: "report-awaited-lock",
    text: "select pg_advisory_xact_lock(hashtextextended('game report of ' || $1::text, 0))",
    values: [account],
  });
  const { rows } = await client.query<{ game_id: string }>({
    name: "report-awaited-by",
    text: "select game_id from game_reports where body is null and requested_by = $1",
    values: [account],
  });
  return rows[0]?.game_id;
}

/** Stores that an account asks for a report, in place of a stale one. Does nothing if someone has asked for it already. */
export async function storeRequest(
  client: PoolClient,
  { game, digest, reportVersion, revision }: ReportKey,
  account: string,
): Promise<void> {
  await client.query({
    name: "store-report-request",
    text: `insert into game_reports (game_id, digest, report_version, revision, requested_by) values ($1, $2, $3, $4, $5)
           on conflict (game_id) do update set
             digest = excluded.digest, report_version = excluded.report_version, revision = excluded.revision,
             requested_by = excluded.requested_by, requested_at = excluded.requested_at,
             done = 0, total = 0, body = null
           where (game_reports.digest, game_reports.report_version, game_reports.revision)
             <> (excluded.digest, excluded.report_version, excluded.revision)`,
    values: [game, digest, reportVersion, revision, account],
  });
}

/** Stores the progress of a report that is being computed. */
export async function storeReportProgress(
  pool: Pool,
  { game, digest, reportVersion, revision }: ReportKey,
  { done, of }: { readonly done: number; readonly of: number },
): Promise<void> {
  await pool.query({
    name: "store-report-progress",
    text: `update game_reports set done = $5, total = $6
           where game_id = $1 and digest = $2 and report_version = $3 and revision = $4 and body is null`,
    values: [game, digest, reportVersion, revision, done, of],
  });
}

/** Stores the report. Nobody waits for it any more. */
export async function storeReport(
  pool: Pool,
  { game, digest, reportVersion, revision }: ReportKey,
  body: Buffer,
): Promise<void> {
  await pool.query({
    name: "store-report",
    text: `update game_reports set body = $5, requested_by = null
           where game_id = $1 and digest = $2 and report_version = $3 and revision = $4`,
    values: [game, digest, reportVersion, revision, body],
  });
}

/** Forgets a request whose report cannot be computed. */
export async function dropRequest(pool: Pool, game: string): Promise<void> {
  await pool.query({
    name: "drop-report-request",
    text: "delete from game_reports where game_id = $1 and body is null",
    values: [game],
  });
}

/** The report, as JSON in Brotli. */
export async function readReport(
  pool: Pool,
  { game, digest, reportVersion, revision }: ReportKey,
): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ body: Buffer | null }>({
    name: "read-report",
    text: `select body from game_reports
           where game_id = $1 and digest = $2 and report_version = $3 and revision = $4`,
    values: [game, digest, reportVersion, revision],
  });
  return rows[0]?.body ?? undefined;
}
