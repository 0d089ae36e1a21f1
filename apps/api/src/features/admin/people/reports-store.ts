import type { adminReports, chat } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import { streamRows, totalCount } from "../../../platform/postgres/stream-rows.ts";
import { asPattern } from "../../../stores/audit-log-store.ts";
import { type NameKind, nameKindIn } from "../../../stores/names/name-claims-store.ts";

export interface ReportFilter {
  readonly q?: string | undefined;
  readonly id?: string | undefined;
  readonly state?: "open" | "settled" | undefined;
  readonly accused?: string | undefined;
  /** The moderator who reads; reports about themselves are excluded. */
  readonly reader?: string | undefined;
  readonly sort: keyof typeof orders;
  readonly from: number;
  /** `null` means no limit. */
  readonly limit: number | null;
}

export interface StoredReport extends adminReports.ReportLine {
  readonly number: number;
  readonly excerpt: (Omit<chat.Message, "nameKind"> & { nameKind: NameKind | null })[];
}

/** Returns matching reports with their resolution. */
export async function searchReports(pool: Pool, filter: ReportFilter) {
  const { text, values } = queryOf(filter);
  const { rows } = await pool.query<Row>(text, [...values]);
  return { total: rows[0]?.total ?? 0, reports: rows.map(reportOf) };
}

/** All matching reports, streamed. */
export async function* streamReports(pool: Pool, filter: Omit<ReportFilter, "from" | "limit">) {
  for await (const row of streamRows<Row>(pool, queryOf({ ...filter, from: 0, limit: null }))) yield reportOf(row);
}

function queryOf(filter: ReportFilter) {
  const { q, id, state, accused, reader, sort, from, limit } = filter;
  return {
    text: `select report.report_id as id, report.at, report.game_id as game, coalesce(games.name, tournaments.name) as "gameName",
       tournaments.tournament_id as tournament, report.number,
       report.accused, accusedOnes.name as "accusedName", ${nameKindIn("accusedOnes")} as "accusedKind", report.reporter, reporters.name as "reporterName", ${nameKindIn("reporters")} as "reporterKind",
       report.reason, report.excerpt, done.verdict, done.by, keepers.name as "byName", done.reason as settled,
       done.at as settled_at, ${totalCount(limit)} as total
     from chat_reports as report
     left join games using (game_id) left join tournaments on tournaments.tournament_id = report.game_id
     left join report_resolutions as done using (report_id)
     left join accounts as accusedOnes on accusedOnes.id = report.accused
     left join accounts as reporters on reporters.id = report.reporter
     left join accounts as keepers on keepers.id = done.by
     where ($1::text is null
         or concat_ws(' ', accusedOnes.name, reporters.name, games.name, tournaments.name, report.reason) ilike '%' || $1 || '%')
       and ($2::uuid is null or report.report_id = $2)
       and ($3::text is null or ($3 = 'settled') = (done.report_id is not null))
       and ($4::text is null or report.accused = $4) and ($7::text is null or report.accused <> $7)
     order by ${orders[sort]}, report.report_id offset $5 limit $6` as const,
    values: [asPattern(q), id, state, accused, from, limit, reader] as const,
  };
}

/** The allowed sort orders. Nothing else gets into the query. */
const orders = {
  at: "report.at",
  "-at": "report.at desc",
  accused: "lower(accusedOnes.name)",
  "-accused": "lower(accusedOnes.name) desc nulls last",
  reporter: "lower(reporters.name)",
  "-reporter": "lower(reporters.name) desc nulls last",
  game: "lower(coalesce(games.name, tournaments.name))",
  "-game": "lower(coalesce(games.name, tournaments.name)) desc nulls last",
} as const;

/** Stores the resolution of a report. Returns false if it was resolved before. */
export async function storeResolution(
  client: PoolClient,
  { report, verdict, by, reason, at }: { report: string; verdict: string; by: string; reason: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into report_resolutions (report_id, verdict, by, reason, at) values ($1, $2, $3, $4, $5)
     on conflict (report_id) do nothing`,
    [report, verdict, by, reason, at],
  );
  return rowCount === 1;
}

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly game: string;
  readonly gameName: string | null;
  readonly tournament: string | null;
  readonly number: string;
  readonly accused: string;
  readonly accusedName: string | null;
  readonly accusedKind: NameKind | null;
  readonly reporter: string;
  readonly reporterName: string | null;
  readonly reporterKind: NameKind | null;
  readonly reason: string;
  /** As stored with the report. Fields that messages got later are missing. */
  readonly excerpt: (Omit<chat.Message, "nameKind"> & Partial<Pick<chat.Message, "nameKind">>)[];
  readonly verdict: "upheld" | "dismissed" | null;
  readonly by: string | null;
  readonly byName: string | null;
  readonly settled: string | null;
  readonly settled_at: Date | null;
  readonly total: number | null;
}

function reportOf(row: Row): StoredReport {
  const { id, game, gameName, tournament, reason, excerpt } = row;
  return {
    id,
    at: row.at.toISOString(),
    game,
    gameName,
    tournament,
    accused: { account: row.accused, name: row.accusedName, nameKind: row.accusedKind },
    reporter: { account: row.reporter, name: row.reporterName, nameKind: row.reporterKind },
    reason,
    resolution: resolutionOf(row),
    number: Number(row.number),
    excerpt: excerpt.map((message) => ({ ...message, nameKind: message.nameKind ?? null })),
  };
}

function resolutionOf({ verdict, by, byName: name, settled, settled_at }: Row): StoredReport["resolution"] {
  if (verdict === null || by === null || settled_at === null) return null;
  return { verdict, by: { account: by, name }, reason: settled ?? "", at: settled_at.toISOString() };
}
