import { seededChance } from "@seneschal/engine";
import type { games } from "@seneschal/schema";
import { afterEach, describe, expect, it } from "vitest";
import { projectionDifferences } from "../../src/composition/backup/projection-differences-queries.ts";
import { rulesetRegistry } from "../../src/composition/rulesets.ts";
import type { Game } from "../../src/domain/game/game.ts";
import { createRegistry } from "../../src/domain/game/ruleset-registry.ts";
import { summaryOf } from "../../src/domain/game/summary.ts";
import { botsAreAsked, gameRowOf } from "../../src/event-store/appending/projection.ts";
import { differencesFrom } from "../../src/event-store/appending/projection-rows.ts";
import { gameStore } from "../../src/event-store/game-store.ts";
import { rebuildOneGame } from "../../src/event-store/rebuild-games.ts";
import type { AdminDeps } from "../../src/features/admin/admin-deps.ts";
import { verifyGame } from "../../src/features/admin/games/verification.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { anyMove } from "../support/games/any-move.ts";
import { type ApiProcess, startApiProcess, startServerProcess } from "../support/processes/api-process.ts";
import { begunGame, bidFirst, Caller, guest, playOn } from "../support/server/caller.ts";
import { followed } from "../support/server/followed.ts";
import { startServer, testRegistry } from "../support/server/test-server.ts";

// `CRASH_ROUNDS=50` kills the process fifty times.
const { CRASH_ROUNDS } = process.env;
const rounds = Number(CRASH_ROUNDS ?? 1);
const timeout = 600_000;
const polling = { timeout: 60_000, interval: 5 };

const database = testDatabase();
const { pool } = database;
const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function serverProcess(): Promise<ApiProcess> {
  const started = await startServerProcess(database.url, { answersAfterRows: false });
  running.push({ close: started.kill });
  return started;
}

const forever = 2 ** 31 - 1;
const quiet = { runsBots: false, runsJobs: false, headCheckMs: forever };

async function server({ rowsWaitMs = forever } = {}) {
  const started = await startServer(database, { ...quiet, answersAfterRows: false, rowsWaitMs });
  running.push(started);
  return started;
}

/** Lets no process write the rows of these games until `release`; their events can be stored meanwhile. */
async function holdRows(...held: readonly string[]) {
  const client = await pool.connect();
  await client.query("begin");
  await client.query("select from games where game_id = any($1) for update", [held]);
  return {
    /** Ends the connections that wait for these rows, as if their process had died before it wrote them. */
    async dropWriters(): Promise<void> {
      await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      await expect.poll(waiting, polling).toBe(0);
    },
    isWaitedFor: () => expect.poll(waiting, polling).toBeGreaterThan(0),
    async release(): Promise<void> {
      await client.query("rollback");
      client.release();
    },
  };
}

/** The connections that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

interface Rows {
  readonly version: number;
  readonly wakeUpAt: Date | null;
  readonly works: readonly number[];
}

async function rowsOf(game: string): Promise<Rows | undefined> {
  const { rows } = await pool.query<Rows>(
    `select version, wake_up_at as "wakeUpAt",
       array(select version from pending_work where pending_work.game_id = games.game_id) as works
     from games where game_id = $1`,
    [game],
  );
  return rows[0];
}

async function gameOf(id: string): Promise<Game> {
  const game = await gameStore({ pool, registry: testRegistry, onError: fail }).current(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

function fail(error: unknown): never {
  throw error;
}

/** What the projections of a game say that its log does not: rows, its next wake-up, and the work of its bots. */
async function faultsOf(id: string): Promise<readonly string[]> {
  const game = await gameOf(id);
  const summary = summaryOf(testRegistry, game);
  const row = await rowsOf(id);
  const wakeUpAt = gameRowOf(summary).wake_up_at;
  return [
    ...(await differencesFrom(pool, summary, game)),
    ...(row?.wakeUpAt?.toISOString() === wakeUpAt ? [] : ["wake-up"]),
    ...(JSON.stringify(row?.works) === JSON.stringify(botsAreAsked(summary) ? [game.version] : []) ? [] : ["bots"]),
  ];
}

/** The games in which a list says that it is the turn of a player. */
async function turnsOf(player: Caller): Promise<readonly string[]> {
  const { games } = await player.get<{ games: readonly games.GameBody[] }>("/v1/games?turn=mine");
  return games.map(({ id }) => id).toSorted();
}

/** The same as the log says it. */
async function askedOf(seat: number, ids: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(ids.map(gameOf));
  return found
    .filter((game) => summaryOf(testRegistry, game).question?.seats.includes(seat))
    .map(({ id }) => id)
    .toSorted();
}

describe("a process that is killed between the moves and their rows", () => {
  it(`leaves no clock, bot, list or stream behind after the next start: ${rounds} times`, { timeout }, async () => {
    let api = await serverProcess();
    const players = [await guest(api.url, "Ada"), await guest(api.url, "Bea")];
    const options = { rounds: rounds + 2 };
    const untimed = await begunGame(players, { options });
    const timed = await begunGame(players, { options, pace: "live" });
    const withBot = await players[0]?.open({ options, bots: ["easy"] });
    if (withBot === undefined) throw new Error("no game");
    await players[0]?.post(`/v1/games/${withBot.id}/start`);
    const ids = [untimed.id, timed.id];
    // At a process that never compares the heads by itself.
    const viewer = followed(new Caller((await server()).url), untimed.id, { after: untimed.version });
    await viewer.until((frames) => frames.length > 0);
    const healedMs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const callers = players.map((player) => player.at(api.url));
      await Promise.all(ids.map((id) => expect.poll(() => faultsOf(id), polling).toEqual([])));
      const held = await holdRows(...ids);
      await Promise.all(ids.map((id) => playOn(callers, id, 1)));
      await playOn(callers.slice(0, 1), withBot.id, 1);
      await api.kill();
      await held.dropWriters();
      await held.release();
      const heads = await Promise.all(ids.map(gameOf));
      for (const { id, version } of heads) expect((await rowsOf(id))?.version).toBe(version - 1);
      // The row behind the log says that time ran out; the log does not.
      await pool.query("update games set wake_up_at = now() - interval '1 minute' where game_id = $1", [timed.id]);

      api = await serverProcess();
      const listening = performance.now();
      await Promise.all(ids.map((id) => expect.poll(() => faultsOf(id), polling).toEqual([])));
      healedMs.push(Math.round(performance.now() - listening));
      expect((await Promise.all(ids.map(gameOf))).map(({ version }) => version)).toEqual(
        heads.map(({ version }) => version),
      );
      const head = heads[0]?.version;
      await viewer.until((frames) => frames.some(({ event, id }) => event === "step" && id === head));
      for (const [seat, player] of players.entries())
        expect((await turnsOf(player.at(api.url))).filter((id) => ids.includes(id))).toEqual(await askedOf(seat, ids));
      await expect
        .poll(async () => summaryOf(testRegistry, await gameOf(withBot.id)).question?.seats, polling)
        .toContain(0);
      await expect.poll(() => faultsOf(withBot.id), polling).toEqual([]);
    }
    await viewer.stop();
    if (CRASH_ROUNDS !== undefined)
      process.stdout.write(`caught up after ${healedMs.toSorted((one, other) => one - other).join(", ")} ms\n`);
  });
});

it("a restore brings rows up to date that were behind, and finds no fault in them", { timeout }, async () => {
  const api = await serverProcess();
  const players = [await guest(api.url, "Ada"), await guest(api.url, "Bea")] as const;
  const { id } = await begunGame(players);
  const held = await holdRows(id);
  await playOn(players, id, 1);
  await api.kill();
  await held.dropWriters();
  await held.release();
  const { version } = await gameOf(id);
  expect((await rowsOf(id))?.version).toBe(version - 1);
  expect(await projectionDifferences(pool, testRegistry, () => {})).toEqual([]);
  expect((await rowsOf(id))?.version).toBe(version);
});

it("a game that cannot be loaded does not keep others behind", async () => {
  const { url } = await server();
  const players = [await guest(url, "Ada"), await guest(url, "Bea")];
  const broken: string[] = [];
  while (broken.length < 4) broken.push((await begunGame(players)).id);
  const { id, version } = await begunGame(players, { ruleset: "middle-ages", options: {} });
  const all = [...broken, id];
  await pool.query("update games set version = version - 1 where game_id = any($1)", [all]);
  const errors: unknown[] = [];
  const { ruleset, schema } = testRegistry.of("sealed-bids");
  const evolve = () => fail("its rules do not work");
  const registry = createRegistry([...rulesetRegistry.all, { ruleset: { ...ruleset, evolve }, schema }]);
  await gameStore({ pool, registry, onError: (error) => errors.push(error) }).catchUpRows();
  expect((await rowsOf(id))?.version).toBe(version);
  expect(errors).toHaveLength(broken.length);
  await pool.query("update games set version = version + 1 where game_id = any($1)", [broken]);
});

it("a process that is stopped writes the rows of its last moves", { timeout }, async () => {
  const api = await startApiProcess(database.url);
  running.push({ close: api.kill });
  const players = [await guest(api.url, "Ada"), await guest(api.url, "Bea")];
  const { id, version } = await begunGame(players, { ruleset: "middle-ages", options: {} });
  const seat = (await players[0]?.position(id))?.question?.seats[0];
  const player = players[seat ?? 0];
  const position = await player?.position(id);
  if (position === undefined) throw new Error("no position");
  await player?.move(id, version, anyMove(position, seededChance(1)));
  await api.stop();
  expect((await rowsOf(id))?.version).toBe(version + 1);
});

describe("while the row of a move is not written", () => {
  it("a list of the same process waits for it, and the next move does not", async () => {
    const api = await server();
    const players = [await guest(api.url, "Ada"), await guest(api.url, "Bea")] as const;
    const [ada, bea] = players;
    const { id } = await begunGame(players);
    const held = await holdRows(id);
    await playOn(players, id, 3);
    const lists = Promise.all([turnsOf(ada), turnsOf(bea)]);
    await held.isWaitedFor();
    let isAnswered = false;
    void lists.then(() => {
      isAnswered = true;
    });
    await playOn(players, id, 1);
    expect(isAnswered).toBe(false);
    await held.release();
    await lists;
    expect(await Promise.all([turnsOf(ada), turnsOf(bea)])).toEqual([await askedOf(0, [id]), await askedOf(1, [id])]);
  });

  it("a list shows the last turn that is written, if the write takes too long", async () => {
    const api = await server({ rowsWaitMs: 1 });
    const players = [await guest(api.url, "Ada"), await guest(api.url, "Bea")] as const;
    const { id } = await begunGame(players);
    const before = await Promise.all(players.map(turnsOf));
    const held = await holdRows(id);
    await playOn(players, id, 1);
    await held.isWaitedFor();
    expect(await Promise.all(players.map(turnsOf))).toEqual(before);
    await held.release();
  });

  it("a verification waits for it", async () => {
    const api = await server();
    const players = [await guest(api.url, "Ada"), await guest(api.url, "Bea")] as const;
    const { id } = await begunGame(players);
    const held = await holdRows(id);
    await playOn(players, id, 1);
    const { version } = await gameOf(id);
    const store = gameStore({ pool, registry: testRegistry, onError: fail });
    const written = async () => {
      await held.release();
      await expect.poll(async () => (await rowsOf(id))?.version, polling).toBe(version);
    };
    const deps = { pool, registry: testRegistry, store } as unknown as AdminDeps;
    expect(await verifyGame(deps, id, written)).toMatchObject({ isSound: true, faults: [] });
  });

  it("another process plays on, and the row stays at its move", async () => {
    const [api, other] = [await server(), await server()];
    const players = [await guest(api.url, "Ada"), await guest(api.url, "Bea")] as const;
    const [ada, bea] = players;
    const { id, version } = await begunGame(players);
    const held = await holdRows(id);
    await bidFirst(ada, id);
    await bidFirst(bea.at(other.url), id);
    await held.isWaitedFor();
    await held.release();
    for (const { url } of [other, api]) {
      await expect.poll(() => turnsOf(ada.at(url)), polling).toEqual(await askedOf(0, [id]));
      await expect.poll(() => turnsOf(bea.at(url)), polling).toEqual(await askedOf(1, [id]));
    }
    expect((await rowsOf(id))?.version).toBe(version + 2);
    expect(await faultsOf(id)).toEqual([]);
  });

  it("a rebuild of its game loses nothing", async () => {
    const api = await server();
    const players = [await guest(api.url, "Ada"), await guest(api.url, "Bea")] as const;
    const { id } = await begunGame(players);
    const client = await pool.connect();
    await client.query("begin");
    await rebuildOneGame(client, testRegistry, id);
    await bidFirst(players[0], id);
    await expect.poll(waiting, polling).toBe(1);
    await client.query("commit");
    client.release();
    expect(await turnsOf(players[1])).toEqual([id]);
    expect(await faultsOf(id)).toEqual([]);
  });
});
