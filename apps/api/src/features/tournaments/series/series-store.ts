import { randomUUID } from "node:crypto";
import type { series as schemas } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import type { PageEnd } from "../../../platform/http/cursor.ts";
import { isPublished } from "../../../stores/tournament-list-queries.ts";

export interface StoredSeries {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly rules: schemas.SeriesRules;
  readonly directors: readonly string[];
  readonly createdAt: Date;
}

export interface NewSeries extends Pick<StoredSeries, "name" | "description" | "rules"> {
  readonly director: string;
  readonly now: Date;
}

/** Creates a series with one director. Returns its id. */
export async function insertSeries(client: PoolClient, fresh: NewSeries): Promise<string> {
  const { name, description, rules, director, now } = fresh;
  const id = randomUUID();
  await client.query({
    text: `insert into series (series_id, name, description, rules, directors, created_at)
           values ($1, $2, $3, $4, array[$5], $6)`,
    values: [id, name, description, JSON.stringify(rules), director, now.toISOString()],
  });
  await appendChange(client, id, { at: now, by: director, change: { type: "created", name, description, rules } });
  return id;
}

export async function updateSeries(client: PoolClient, id: string, next: Omit<StoredSeries, "id" | "createdAt">) {
  const { name, description, rules, directors } = next;
  await client.query({
    text: "update series set name = $2, description = $3, rules = $4, directors = $5 where series_id = $1",
    values: [id, name, description, JSON.stringify(rules), directors],
  });
}

export async function deleteSeries(client: PoolClient, id: string): Promise<void> {
  await client.query({ text: "delete from series where series_id = $1", values: [id] });
}

interface SeriesRow extends Omit<StoredSeries, "rules"> {
  readonly rules: object;
}
const seriesOf = ({ rules, ...row }: SeriesRow): StoredSeries => ({ ...row, rules: rules as schemas.SeriesRules });

export async function findSeries(pool: Pool, id: string): Promise<StoredSeries | undefined> {
  const { rows } = await pool.query<SeriesRow>({
    name: "find-series",
    text: `select series_id as id, name, description, rules, directors, created_at as "createdAt"
           from series where series_id = $1`,
    values: [id],
  });
  return rows[0] && seriesOf(rows[0]);
}

/** The series, locked until the end of the transaction: its changes happen one after another. */
export async function lockSeries(client: PoolClient, id: string): Promise<StoredSeries | undefined> {
  const { rows } = await client.query<SeriesRow>({
    text: `select series_id as id, name, description, rules, directors, created_at as "createdAt"
           from series where series_id = $1 for update`,
    values: [id],
  });
  return rows[0] && seriesOf(rows[0]);
}

interface Change {
  readonly at: Date;
  readonly by: string;
  readonly change: schemas.LoggedSeriesChange;
}

export async function appendChange(client: PoolClient, id: string, { at, by, change }: Change): Promise<void> {
  await client.query({
    text: `insert into series_changes (series_id, number, at, by, change)
           select $1, (select count(*) from series_changes where series_id = $1) + 1, $2, $3, $4`,
    values: [id, at.toISOString(), by, JSON.stringify(change)],
  });
}

/** The last changes, newest first. */
export async function lastChanges(pool: Pool, id: string, limit: number) {
  const { rows } = await pool.query<{ at: Date; by: string; change: object }>({
    name: "series-changes",
    text: "select at, by, change from series_changes where series_id = $1 order by number desc limit $2",
    values: [id, limit],
  });
  return rows;
}

/** False if it was in the series already. */
export async function insertTournament(client: PoolClient, id: string, tournament: string, now: Date) {
  const { rowCount } = await client.query({
    text: `insert into series_tournaments (series_id, tournament_id, added_at) values ($1, $2, $3)
           on conflict do nothing`,
    values: [id, tournament, now.toISOString()],
  });
  return rowCount === 1;
}

/** False if it was not in the series. */
export async function deleteTournament(client: PoolClient, id: string, tournament: string): Promise<boolean> {
  const { rowCount } = await client.query({
    text: "delete from series_tournaments where series_id = $1 and tournament_id = $2",
    values: [id, tournament],
  });
  return rowCount === 1;
}

export async function countTournaments(client: PoolClient, id: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>({
    text: "select count(*)::int as count from series_tournaments where series_id = $1",
    values: [id],
  });
  return rows[0]?.count ?? 0;
}

export interface TournamentRow {
  readonly id: string;
  readonly name: string;
  readonly phase: "draft" | "open" | "running" | "finished" | "cancelled";
  readonly startsAt: Date | null;
  readonly endedAt: Date | null;
  readonly directors: readonly string[];
  readonly isPublished: boolean;
}

/** The tournaments of a series in order of time. */
export async function tournamentsInSeries(pool: Pool, id: string): Promise<readonly TournamentRow[]> {
  const { rows } = await pool.query<TournamentRow>({
    name: "tournaments-in-series",
    text: `select tournament_id as id, name, phase, starts_at as "startsAt", ended_at as "endedAt", directors,
             ${isPublished} as "isPublished"
           from series_tournaments join tournaments using (tournament_id) where series_id = $1
           order by coalesce(ended_at, starts_at, created_at), tournament_id`,
    values: [id],
  });
  return rows;
}

export async function seriesWithTournament(pool: Pool, tournament: string) {
  const { rows } = await pool.query<{ id: string; name: string }>({
    name: "series-with-tournament",
    text: `select series_id as id, name from series_tournaments join series using (series_id)
           where tournament_id = $1 order by name, series_id`,
    values: [tournament],
  });
  return rows;
}

interface Filter {
  /** Only series of this director. */
  readonly director: string | null;
  readonly before: PageEnd | undefined;
  readonly limit: number;
}

/** A page of series, newest first. */
export async function listSeries(pool: Pool, { director, before, limit }: Filter) {
  const { rows } = await pool.query<{
    id: string;
    name: string;
    directors: string[];
    tournaments: number;
    createdAt: Date;
  }>({
    name: "list-series",
    text: `select series_id as id, name, directors, created_at as "createdAt",
             (select count(*)::int from series_tournaments listed join tournaments using (tournament_id)
              where listed.series_id = series.series_id and ${isPublished}) as tournaments
           from series where ($1::text is null or $1 = any(directors))
             and ($2::timestamptz is null or (created_at, series_id) < ($2, $3::uuid))
           order by created_at desc, series_id desc limit $4`,
    values: [director, before?.at, before?.id, limit],
  });
  return rows;
}
