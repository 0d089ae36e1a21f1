import { afterAll, beforeAll, expect, it } from "vitest";
import { rebuildProjections } from "../../src/composition/rebuild.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, type Caller, guest, playOn } from "../support/server/caller.ts";
import { startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  server = await startServer(database);
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
});
afterAll(() => server.close());

const projections = {
  games: "game_id",
  seats: "game_id, seat",
  seat_tenures: "game_id, seat, since",
  pending_work: "game_id, version",
};

it("a rebuild produces every projection as it was, from games in every state", async () => {
  await ada.open({});
  await ada.open({ visibility: "invitation", seats: 3, bots: ["easy"] });
  const left = await ada.open({ seats: 3 });
  await bea.post(`/v1/games/${left.id}/seats`, {});
  await bea.call("DELETE", `/v1/games/${left.id}/seats/1`);
  await oneThatGathers();
  const cancelled = await ada.open({});
  await ada.call("DELETE", `/v1/games/${cancelled.id}`);
  const finished = await begunGame([ada, bea], { options: { rounds: 70 } });
  await playOn([ada, bea], finished.id);
  const undone = await begunGame([ada, bea]);
  await ada.move(undone.id, undone.version, { type: "stake", coins: 1 });
  await ada.post(`/v1/games/${undone.id}/undo`, { expectedVersion: undone.version + 1 });
  await begunGame([ada, bea], { startsWhenFull: false, options: { rounds: 5 } });
  await oneLeftToItsBots();
  const before = await dump();
  expect(before.games.length).toBe(9);
  expect(before.pending_work.length).toBe(1);

  await database.pool.query("update games set name = 'wrong', version = 0");
  await database.pool.query("delete from seats where seat = 0");
  expect(await rebuildProjections(database.pool, testRegistry)).toBe(9);

  expect(await dump()).toEqual(before);
  expect(await ada.get(`/v1/games/${finished.id}`)).toMatchObject({ state: "finished" });
});

it("a rebuild does not deadlock with a transaction that reads tournaments before games", async () => {
  const reader = await database.pool.connect();
  await reader.query("begin");
  await reader.query("select from tournaments");
  const rebuild = rebuildProjections(database.pool, testRegistry);
  await expect.poll(waitsForLock).toBe(true);
  await reader.query("select from games");
  await reader.query("commit");
  reader.release();
  await rebuild;
});

/** Whether a rebuild waits until it may lock a table. */
async function waitsForLock(): Promise<boolean> {
  const { rows } = await database.pool.query(
    `select from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query ~ '^(lock table|truncate)'`,
  );
  return rows.length > 0;
}

/** A game with a player who is ready, and a seat reserved for another one. */
async function oneThatGathers(): Promise<void> {
  const cyd = await guest(server.url, "Cyd");
  const { id } = await ada.open({ seats: 3, readyCheck: true });
  await bea.post(`/v1/games/${id}/seats`, {});
  await bea.call("PUT", `/v1/games/${id}/readiness`, { isReady: true });
  await ada.post(`/v1/games/${id}/invitations`, { account: cyd.id, seat: 2 });
}

/** A game that waits for its bots, as a process leaves it that dies before they have moved. */
async function oneLeftToItsBots(): Promise<void> {
  const { id } = await begunGame([ada, bea]);
  await server.close();
  server = await startServer(database, { runsBots: false });
  [ada, bea] = [ada.at(server.url), bea.at(server.url)];
  await ada.post(`/v1/games/${id}/resignation`);
}

async function dump() {
  const tables = await Promise.all(
    Object.entries(projections).map(async ([table, order]) => {
      const { rows } = await database.pool.query<object>(`select * from ${table} order by ${order}`);
      return [table, rows] as const;
    }),
  );
  return Object.fromEntries(tables) as Record<keyof typeof projections, object[]>;
}
