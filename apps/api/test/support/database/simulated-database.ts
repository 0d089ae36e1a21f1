import { beforeAll } from "vitest";
import { type TestDatabase, testDatabase } from "./test-database.ts";

export interface SimulatedDatabase extends TestDatabase {
  /** Sets the time that statements read. */
  setTime(now: Date): Promise<void>;
}

/** A test database whose statements read the time of the test: its own `now()` is found before that of Postgres. */
export function simulatedDatabase(): SimulatedDatabase {
  const database = testDatabase({ options: "-c search_path=simulated,pg_catalog,public" });
  const { pool } = database;
  beforeAll(async () => {
    await pool.query(`
      create schema simulated;
      create table simulated.clock (time timestamptz not null);
      insert into simulated.clock values (pg_catalog.now());
      create function simulated.now() returns timestamptz stable language sql
        as 'select time from simulated.clock'`);
  });
  return {
    ...database,
    setTime: async (now) => void (await pool.query("update simulated.clock set time = $1", [now])),
  };
}
