import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { streamRows } from "../src/platform/postgres/stream-rows.ts";
import type { Caller } from "./support/caller.ts";
import { type House, openHouse } from "./support/house.ts";
import { keeper } from "./support/keepers.ts";
import { testDatabase } from "./support/test-database.ts";

const database = testDatabase();
const { pool } = database;
const patience = { timeout: 60_000 };
let house: House;
let odo: Caller;
beforeAll(async () => {
  house = await openHouse(database, { botsWork: false });
  odo = await keeper(pool, house.url, "administrator", "Odo");
  // Far more than what lies on the way between two programs.
  await pool.query(
    `insert into accounts (id, name, email, is_guest, created_at, updated_at)
     select 'many-' || n, repeat('Many ', 8000), 'many-' || n || '@x.invalid', true, now(), now()
     from generate_series(1, 1501) as n`,
  );
});
afterAll(() => house.close());

/** Somebody who takes the people home and does not read on, until they hang up; an answer that nobody holds hangs up by itself. */
async function slowReader() {
  const ending = new AbortController();
  const headers = { authorization: `Bearer ${odo.token}` };
  const answer = await fetch(`${house.url}/v1/admin/people.csv`, { headers, signal: ending.signal });
  return { answer, hangUp: () => ending.abort() };
}

/** How many connections stand in the middle of a list. */
async function kept(): Promise<number> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'
     and query like 'fetch % from every_row'`,
  );
  return rowCount ?? 0;
}

describe("a whole list", () => {
  it("is for two at a time, and gives its connection back when its reader hangs up", async () => {
    const [one, other] = [await slowReader(), await slowReader()];
    expect([one.answer.status, other.answer.status]).toEqual([200, 200]);
    await expect.poll(kept, patience).toBe(2);

    for (const path of ["/v1/admin/jobs.csv", "/v1/admin/audit.jsonl"]) {
      const third = await odo.call("GET", path);
      expect(third).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
      expect(third.headers.get("retry-after")).toBe("10");
      expect(third.headers.get("content-disposition")).toBeNull();
    }
    expect((await odo.call("GET", "/v1/admin/people?q=Odo")).status).toBe(200);

    one.hangUp();
    await expect.poll(kept, patience).toBe(1);
    await expect.poll(async () => (await odo.call("GET", "/v1/admin/jobs.csv")).status, patience).toBe(200);
    other.hangUp();
    expect([one.answer.bodyUsed, other.answer.bodyUsed]).toEqual([false, false]);
    await expect.poll(kept, patience).toBe(0);
    for (const path of ["/v1/admin/jobs.csv", "/v1/admin/audit.jsonl", "/v1/admin/audit.csv"]) {
      for (const method of ["GET", "HEAD"]) {
        await expect.poll(async () => (await odo.call(method, path)).status, patience).toBe(200);
      }
    }
  });

  it("ends where Postgres takes its connection from a reader who does not go on, and nothing else does", async () => {
    const text = `select pg_backend_pid() as process, current_setting('idle_in_transaction_session_timeout') as rest
      from generate_series(1, 1000)`;
    const rows = streamRows<{ process: number; rest: string }>(pool, { text, values: [] });
    const first = await rows.next();
    if (first.done === true) throw new Error("there are rows");
    expect(first.value.rest).toBe("1min");
    await pool.query("select pg_terminate_backend($1)", [first.value.process]);
    const readOn = async () => {
      for await (const _ of rows);
    };
    await expect(readOn()).rejects.toThrow();
    expect((await pool.query("select 1")).rowCount).toBe(1);
  });
});
