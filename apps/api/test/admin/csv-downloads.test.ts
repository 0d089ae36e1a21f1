import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { streamRows } from "../../src/platform/postgres/stream-rows.ts";
import { staffMember } from "../support/accounts/staff.ts";
import { testDatabase } from "../support/database/test-database.ts";
import type { Caller } from "../support/server/caller.ts";
import { openResponse } from "../support/server/send-request.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const { pool } = database;
const polling = { timeout: 60_000 };
let server: TestServer;
let odo: Caller;
beforeAll(async () => {
  server = await startServer(database, { runsBots: false });
  odo = await staffMember(pool, server.url, "administrator", "Odo");
  // Far more than what fits into the buffers between two programs.
  await pool.query(
    `insert into accounts (id, name, email, is_guest, created_at, updated_at)
     select 'many-' || n, repeat('Many ', 8000), 'many-' || n || '@x.invalid', true, now(), now()
     from generate_series(1, 1501) as n`,
  );
});
afterAll(() => server.close());

/** A client that downloads the accounts without reading on, until it disconnects. */
async function slowReader() {
  const ending = new AbortController();
  const headers = { authorization: `Bearer ${odo.token}` };
  // A response of `fetch` that nobody reads ends by itself now and then.
  const response = await openResponse(`${server.url}/v1/admin/people.csv`, { headers, signal: ending.signal });
  return { response, hangUp: () => ending.abort() };
}

/** Counts the connections in the middle of a download. */
async function kept(): Promise<number> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'
     and query like 'fetch % from every_row'`,
  );
  return rowCount ?? 0;
}

describe("a CSV download", () => {
  it("is limited to two at a time, and returns its connection when the client disconnects", async () => {
    const [one, other] = [await slowReader(), await slowReader()];
    expect([one.response.statusCode, other.response.statusCode]).toEqual([200, 200]);
    await expect.poll(kept, polling).toBe(2);

    for (const path of ["/v1/admin/jobs.csv", "/v1/admin/audit.jsonl"]) {
      const third = await odo.call("GET", path);
      expect(third).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
      expect(third.headers.get("retry-after")).toBe("10");
      expect(third.headers.get("content-disposition")).toBeNull();
    }
    expect((await odo.call("GET", "/v1/admin/people?q=Odo")).status).toBe(200);

    expect([one.response.readableDidRead, other.response.readableDidRead]).toEqual([false, false]);
    one.hangUp();
    await expect.poll(kept, polling).toBe(1);
    await expect.poll(async () => (await odo.call("GET", "/v1/admin/jobs.csv")).status, polling).toBe(200);
    other.hangUp();
    await expect.poll(kept, polling).toBe(0);
    for (const path of ["/v1/admin/jobs.csv", "/v1/admin/audit.jsonl", "/v1/admin/audit.csv"]) {
      for (const method of ["GET", "HEAD"]) {
        await expect.poll(async () => (await odo.call(method, path)).status, polling).toBe(200);
      }
    }
  });

  it("ends if Postgres closes the connection of a slow reader, and nothing else does", async () => {
    const text = `select pg_backend_pid() as process, current_setting('idle_in_transaction_session_timeout') as rest
      from generate_series(1, 1000)`;
    const rows = streamRows<{ process: number; rest: string }>(pool, { text, values: [] });
    const first = await rows.next();
    if (first.done === true) throw new Error("the download has no rows");
    expect(first.value.rest).toBe("1min");
    await pool.query("select pg_terminate_backend($1::int)", [first.value.process]);
    const readOn = async () => {
      for await (const _ of rows);
    };
    await expect(readOn()).rejects.toThrow();
    expect((await pool.query("select 1")).rowCount).toBe(1);
  });
});
