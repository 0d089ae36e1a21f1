import { afterAll, beforeAll, expect, it } from "vitest";
import { gameStore } from "../../src/event-store/game-store.ts";
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

const store = gameStore({ pool: database.pool, registry: testRegistry, onError: fail });

it("every position is the same with snapshots and cache, with snapshots only, and from events only", async () => {
  const { id } = await begunGame([ada, bea], { options: { rounds: 90 } });
  for (let part = 0; part < 10; part++) {
    await playOn([ada, bea], id, 16);
    const { version } = await ada.position(id);
    const asked = (await ada.position(id)).question?.seats[0] === 0 ? ada : bea;
    await asked.move(id, version, { type: "stake", coins: (part % 3) + 1 });
    await asked.post(`/v1/games/${id}/undo`, { expectedVersion: version + 1 });
  }
  const { version: head } = await ada.get<{ version: number }>(`/v1/games/${id}`);
  const versions = Array.from({ length: head }, (_, place) => place + 1);
  expect(await snapshotsOf(id)).toBeGreaterThanOrEqual(Math.floor(head / 64));

  const withSnapshots = await positions(id, versions);
  await database.pool.query("truncate snapshots");
  store.clearCache();
  const fromEvents = await positions(id, [head, ...versions]);
  expect(fromEvents.slice(1)).toEqual(withSnapshots);
  expect(fromEvents[0]).toEqual(withSnapshots.at(-1));
});

it("a position is computed from a snapshot at most 64 events old, even if snapshots were lost", async () => {
  const { id } = await begunGame([ada, bea], { options: { rounds: 80 } });
  await playOn([ada, bea], id);
  const { version: head } = await ada.get<{ version: number }>(`/v1/games/${id}`);
  await database.pool.query("truncate snapshots");
  store.clearCache();
  await store.at(id, head);
  await expect.poll(() => snapshotsOf(id)).toBe(Math.floor(head / 64));
});

it("a game continues after cache and snapshots are dropped in the middle of it", async () => {
  const { id } = await begunGame([ada, bea], { options: { rounds: 40 } });
  await playOn([ada, bea], id, 70);
  await server.close();
  await database.pool.query("truncate snapshots");
  server = await startServer(database);
  [ada, bea] = [ada.at(server.url), bea.at(server.url)];
  await playOn([ada, bea], id);
  expect(await ada.get(`/v1/games/${id}`)).toMatchObject({ state: "finished" });
});

it("a snapshot of other rules is not used", async () => {
  const { id } = await begunGame([ada, bea], { options: { rounds: 40 } });
  await playOn([ada, bea], id, 70);
  const truth = await store.current(id);
  await database.pool.query("update snapshots set format = 'other@1/1', body = '{}'");
  store.clearCache();
  expect(await store.current(id)).toEqual(truth);
});

async function positions(id: string, versions: readonly number[]): Promise<unknown[]> {
  const games: unknown[] = [];
  for (const version of versions) games.push(plain(await store.at(id, version)));
  return games;
}

/** As JSON: a snapshot was stored as JSON. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

async function snapshotsOf(id: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*)::int as count from snapshots where game_id = $1",
    [id],
  );
  return rows[0]?.count ?? 0;
}

function fail(error: unknown): never {
  throw error;
}
