import type { adminSystem } from "@seneschal/schema";
import type { Pool } from "pg";

type State = adminSystem.SystemState;

/** Returns how many jobs of each task wait, and since when. */
export async function queuesOf(pool: Pool): Promise<State["queues"]> {
  const { rows } = await pool.query<Omit<State["queues"][number], "oldestAt"> & { oldest: Date | null }>(
    `select task_identifier as task,
       count(*) filter (where locked_at is null and attempts = 0 and run_at <= now())::int as waiting,
       count(*) filter (where locked_at is null and attempts = 0 and run_at > now())::int as later,
       count(*) filter (where locked_at is not null)::int as running,
       count(*) filter (where locked_at is null and attempts > 0 and attempts < max_attempts)::int as failing,
       count(*) filter (where locked_at is null and attempts >= max_attempts)::int as "givenUp",
       min(run_at) filter (where run_at <= now()) as oldest
     from graphile_worker.jobs group by task_identifier order by task_identifier`,
  );
  return rows.map(({ oldest, ...row }) => ({ ...row, oldestAt: oldest?.toISOString() ?? null }));
}

/** Returns how far each projection is behind the events. */
export async function projectionLag(pool: Pool): Promise<State["projections"]> {
  const { rows } = await pool.query<{ name: State["projections"][number]["name"]; behind: number; since: Date | null }>(
    `select 'games' as name, count(*)::int as behind, min(moved_at) as since from games
     where (state in ('open', 'running') or moved_at > now() - interval '1 day')
       and version < (select max(version) from events where events.game_id = games.game_id)
     union all
     select 'tournaments', count(*)::int, null from tournaments
     where version < (select max(version) from tournament_events as event
                      where event.tournament_id = tournaments.tournament_id)
     union all
     select 'ratings', count(*)::int, min(finished_at) from games
     where state = 'finished' and not exists (select from rated_games where rated_games.game_id = games.game_id)
     union all
     select 'bots', count(*)::int, min(since) from pending_work where since < now() - interval '5 seconds'
     union all
     select 'clocks', count(*)::int, min(wake_up_at) from games where wake_up_at < now() - interval '10 seconds'`,
  );
  return rows.map(({ since, ...row }) => ({ ...row, since: since?.toISOString() ?? null }));
}

/** Returns the size of the database and of each table, largest first. */
export async function databaseSize(pool: Pool): Promise<State["database"]> {
  const { rows } = await pool.query<{ table: string; bytes: number; rows: number; whole: number }>(
    `select case nspname when 'public' then relname else nspname || '.' || relname end as table,
       coalesce(pg_total_relation_size(pg_class.oid), 0)::float as bytes, greatest(reltuples, 0)::float as rows,
       coalesce(pg_database_size(current_database()), 0)::float as whole
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and nspname in ('public', 'graphile_worker') order by bytes desc, 1`,
  );
  return { bytes: rows[0]?.whole ?? 0, tables: rows.map(({ whole: _, ...table }) => table) };
}
