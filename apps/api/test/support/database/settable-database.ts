import pg from "pg";
import { surviveBrokenConnections } from "../../../src/platform/postgres/open-pool.ts";

export interface SettableDatabase {
  readonly pool: pg.Pool;
  /** Sets the clock of the database ahead of the machine's clock. */
  setAhead(milliseconds: number): Promise<void>;
}

/** A database whose clock can be set: its own clock function is found before that of Postgres. */
export async function settableDatabase(url: string): Promise<SettableDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 16, options: "-c search_path=settable,pg_catalog,public" });
  surviveBrokenConnections(pool);
  await pool.query(`
    create schema settable;
    create table settable.clock (ahead interval not null);
    insert into settable.clock values ('0');
    create function settable.clock_timestamp() returns timestamptz volatile language sql
      as 'select pg_catalog.clock_timestamp() + ahead from settable.clock'`);
  return {
    pool,
    async setAhead(milliseconds) {
      await pool.query("update settable.clock set ahead = make_interval(secs => $1)", [milliseconds / 1000]);
    },
  };
}
