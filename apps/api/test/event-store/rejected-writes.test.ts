import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { startApiProcess } from "../support/processes/api-process.ts";
import { begunGame, Caller, firstCard, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const quiet = { runsBots: false, runsJobs: false };
let server: TestServer;
let admin: pg.Pool;
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  server = await startServer(database, quiet);
  admin = new pg.Pool({ connectionString: database.url, max: 1, options: "-c default_transaction_read_only=off" });
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
  await admin.query(`
    create function no_room() returns trigger language plpgsql as $$ begin raise sqlstate '53100'; end $$;
    create function no_room_for_tables() returns event_trigger language plpgsql as $$ begin raise sqlstate '53100'; end $$`);
});
afterEach(() => dropTriggers());
afterAll(async () => {
  await server.close();
  await admin.end();
});

const name = () => new URL(database.url).pathname.slice(1);
const readiness = () => ada.call<{ code: string }>("GET", "/health/ready");

/** Ends the connections of the API, and waits until its pool has opened new ones. */
async function renewConnections(): Promise<void> {
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  const allAnswer = () =>
    Promise.all(Array.from({ length: 16 }, () => database.pool.query("select 1"))).then(
      () => true,
      () => false,
    );
  await expect.poll(allAnswer, { timeout: 60_000 }).toBe(true);
}

const dropTriggers = () =>
  admin.query("drop event trigger if exists no_room_for_tables; drop trigger if exists no_room on events");

async function bid(player: Caller, game: string) {
  const position = await player.position(game);
  return player.tryMove(game, position.version, { type: "bid", card: firstCard(position) });
}

async function expectUnavailable(answer: Awaited<ReturnType<Caller["call"]>>): Promise<void> {
  expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
}

describe("a database that answers reads but rejects writes", () => {
  it("set to read-only: moves return 503, reads work, and readiness fails until writes work again", async () => {
    const { id, version } = await begunGame([ada, bea]);
    expect((await readiness()).status).toBe(200);
    await admin.query(`alter database ${name()} set default_transaction_read_only = on`);
    await renewConnections();
    await expectUnavailable(await bid(ada, id));
    expect((await ada.position(id)).version).toBe(version);
    // Every page of the site asks for the session.
    expect(await ada.call("GET", "/v1/session")).toMatchObject({ status: 200, body: { id: ada.id } });
    await expectUnavailable(await readiness());
    expect((await ada.call("GET", "/health/live")).status).toBe(200);
    await admin.query(`alter database ${name()} reset default_transaction_read_only`);
    await renewConnections();
    expect((await readiness()).status).toBe(200);
    expect((await bid(ada, id)).status).toBe(200);
  });

  it("fails readiness without disk space from the first rejected write until a write succeeds", async () => {
    const { id, version } = await begunGame([ada, bea]);
    await admin.query(`
      create trigger no_room before insert on events execute function no_room();
      create event trigger no_room_for_tables on ddl_command_start execute function no_room_for_tables()`);
    expect((await readiness()).status).toBe(200);
    await expectUnavailable(await bid(ada, id));
    expect((await ada.position(id)).version).toBe(version);
    for (const answer of await Promise.all([readiness(), readiness(), readiness()])) await expectUnavailable(answer);
    await dropTriggers();
    expect((await readiness()).status).toBe(200);
    const { rows } = await admin.query("select from pg_class where relname = 'seneschal_write_probe'");
    expect(rows).toEqual([]);
    expect((await bid(ada, id)).status).toBe(200);
  });

  it.each(["53000", "53100", "53200", "53400", "57P01", "57P04", "25006", "58030"])(
    "SQLSTATE %s returns 503",
    async (state) => {
      const { id } = await begunGame([ada, bea]);
      await admin.query(`
      create or replace function no_room() returns trigger language plpgsql as $$ begin raise sqlstate '${state}'; end $$;
      create trigger no_room before insert on events execute function no_room()`);
      await expectUnavailable(await bid(ada, id));
    },
  );
});

describe("the log", () => {
  it("names the cause of a lost connection, and nothing of what the driver holds", async () => {
    const api = await startApiProcess(database.url);
    await new Caller(api.url).call("GET", "/v1/games");
    const lost = () => api.log.filter((line) => line.includes('"code":"57P01"'));
    await renewConnections();
    await expect.poll(() => lost().length, { timeout: 60_000 }).toBeGreaterThan(0);
    await api.kill();
    for (const line of lost()) {
      const { err } = JSON.parse(line) as { err: object };
      expect(Object.keys(err).filter((key) => !["type", "code", "message", "stack"].includes(key))).toEqual([]);
    }
    const log = api.log.join("\n");
    expect(log).not.toMatch(/secretKey|processID|connectionParameters|select /i);
  });
});
