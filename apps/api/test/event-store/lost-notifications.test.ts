import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { act, planned, swiss, testPlan } from "../support/games/tournament-play.ts";
import { begunGame, type Caller, guest, playOn } from "../support/server/caller.ts";
import { type Frame, followed, followedAt } from "../support/server/followed.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let otherServer: TestServer;
/** Never compares the heads by itself. */
let deafServer: TestServer;
let listener: pg.Client;
const seen: string[] = [];
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  await holdNotifications();
  listener = await listening();
  server = await startServer(database, { runsBots: false, runsJobs: false });
  otherServer = await startServer(database, { runsBots: false, runsJobs: false, headCheckMs: 50 });
  deafServer = await startServer(database, { runsBots: false, runsJobs: false, headCheckMs: 2 ** 31 - 1 });
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
});
afterAll(async () => {
  await server.close();
  await otherServer.close();
  await deafServer.close();
  await listener.end();
});

/** In this database `pg_notify` is first found in another schema, where it only records notifications. */
async function holdNotifications(): Promise<void> {
  const { pathname } = new URL(database.url);
  await database.pool.query(`
    create table held (number serial, channel text, word text);
    create function public.pg_notify(channel text, word text) returns void language sql as
      'insert into held (channel, word) values (channel, word)';
    alter database ${pathname.slice(1)} set search_path = public, pg_catalog`);
  // Only new connections look there.
  await database.pool.query("select pg_terminate_backend(pg_backend_pid())").catch(() => {});
}

/** Sends the notifications that were held back. */
async function releaseNotifications(): Promise<void> {
  await database.pool.query(`
    with released as (delete from held returning number, channel, word)
    select pg_catalog.pg_notify(channel, word) from released order by number`);
}

async function listening(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  client.on("notification", ({ channel }) => seen.push(channel));
  await client.query("listen seneschal_games; listen seneschal_game_side_updates; listen seneschal_tournaments");
  return client;
}

const stepsOf = (frames: readonly Frame[]) => frames.filter(({ event }) => event === "step");
const isOver = ({ event, data }: Frame) => event === "game" && (data as { state: string }).state === "finished";

describe("if every notification is lost", () => {
  it("a check of the heads delivers the events of a game, and its end", async () => {
    const { id, version } = await begunGame([ada, bea], { options: { rounds: 5 } });
    const viewers = [ada, bea].map((player) => followed(player.at(otherServer.url), id, { after: version }));
    for (const viewer of viewers) await viewer.until((frames) => frames.length > 0);
    await playOn([ada, bea], id);
    for (const viewer of viewers) {
      await viewer.until((frames) => frames.some(isOver));
      expect(stepsOf(viewer.frames).map(({ id }) => id)).toEqual(Array.from({ length: 11 }, (_, n) => version + 1 + n));
      await viewer.stop();
    }
  });

  it("a check of the heads delivers events that another reader has already cached", async () => {
    const { id, version } = await begunGame([ada, bea], { options: { rounds: 2 } });
    const viewer = followed(bea.at(otherServer.url), id, { after: version });
    await viewer.until((frames) => frames.length > 0);
    await playOn([ada, bea], id, 1);
    expect((await ada.at(otherServer.url).position(id)).version).toBe(version + 1);
    await viewer.until((frames) => stepsOf(frames).length === 1);
    await viewer.stop();
  });

  it("a check of the heads delivers chat messages and undo requests", async () => {
    const { id, invitation } = await ada.open({ visibility: "invitation", options: { rounds: 2 } });
    await bea.post(`/v1/games/${id}/seats`, { invitation });
    await ada.post(`/v1/games/${id}/start`);
    const viewer = followed(bea.at(otherServer.url), id, {});
    await viewer.until((frames) => frames.length > 0);
    await ada.post(`/v1/games/${id}/chat`, { room: "table", text: "Well met" });
    await viewer.until((frames) => frames.some(({ event }) => event === "chat"));
    await playOn([ada, bea], id, 1);
    const { version } = await ada.position(id);
    await ada.post(`/v1/games/${id}/undo-request`, { expectedVersion: version });
    await viewer.until((frames) => frames.some(({ event }) => event === "undo"));
    await viewer.stop();
  });

  it("a check of the heads delivers the log of a tournament", async () => {
    const tournament = await planned(ada, testPlan([swiss(1)]));
    const viewer = followedAt(ada.at(otherServer.url), `/v1/tournaments/${tournament}/stream`, { after: 0 });
    await viewer.until((frames) => frames.length > 0);
    const { version } = await act(ada, tournament, { type: "open-entry" });
    await viewer.until((frames) => frames.some(({ id }) => id === version));
    expect(viewer.frames.map(({ id }) => id)).toEqual(Array.from({ length: version }, (_, n) => 1 + n));
    await viewer.stop();
  });

  it("no notification was received at all", () => {
    expect(seen).toEqual([]);
  });
});

describe("a notification that comes after its event was read at the same process", () => {
  it.each([
    ["by a viewer who loads the position", async (game: string) => void (await ada.at(deafServer.url).position(game))],
    [
      "by a move that came too late",
      async (game: string) => {
        const late = await ada.at(deafServer.url).tryMove(game, 3, { type: "bid", card: 1 });
        expect(late.status).not.toBe(200);
      },
    ],
  ])("still wakes the streams there: %s", async (_case, read) => {
    const { id, version } = await begunGame([ada, bea], { options: { rounds: 1 } });
    const viewers = [ada, bea].map((player) => followed(player.at(deafServer.url), id, { after: version }));
    for (const viewer of viewers) await viewer.until((frames) => frames.length > 0);
    for (let bids = 0; bids < 2; bids++) {
      await playOn([ada, bea], id, 1);
      await read(id);
      await releaseNotifications();
    }
    for (const viewer of viewers) {
      await viewer.until((frames) => frames.some(isOver));
      expect(stepsOf(viewer.frames).map(({ id }) => id)).toEqual([version + 1, version + 2, version + 3]);
      await viewer.stop();
    }
  });
});
