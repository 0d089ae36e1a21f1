import { beforeAll, inject } from "vitest";
import { runStatement, withDatabase } from "./statement.ts";
import { type TestDatabase, testDatabase } from "./test-database.ts";

export interface SimulatedDatabase extends TestDatabase {
  /** Sets the time that statements read. */
  setTime(now: Date): Promise<void>;
}

/** A test database whose statements read the time of the test: its own `now()` is found before that of Postgres. */
export function simulatedDatabase(): SimulatedDatabase {
  const database = testDatabase({ options: "-c search_path=simulated,pg_catalog,public" });
  const { pool } = database;
  const onWorkers = (sql: string) =>
    Promise.all(workersOf(database).map((worker) => runStatement(worker, sql).then(() => {})));
  beforeAll(async () => {
    await pool.query(`create schema simulated; ${clock}`);
    await pool.query(`create function simulated.now() returns timestamptz stable language sql
      as 'select time from simulated.clock'`);
    // Citus creates schema and function on the workers, but not the table.
    await onWorkers(clock);
  });
  return {
    ...database,
    async setTime(now) {
      await pool.query("update simulated.clock set time = $1", [now]);
      await onWorkers(`update simulated.clock set time = '${now.toISOString()}'`);
    },
  };
}

const clock = `create table simulated.clock (time timestamptz not null);
  insert into simulated.clock values (pg_catalog.now())`;

/** The database on the workers of a cluster; none without one. */
function workersOf({ url }: TestDatabase): readonly string[] {
  const [, ...workers] = inject("postgresNodes");
  return workers.map((worker) => withDatabase(worker, new URL(url).pathname.slice(1)));
}
