import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { begunGame, type Caller, guest, playOn } from "./support/caller.ts";
import { type Frame, followed, followedAt } from "./support/followed.ts";
import { type House, openHouse } from "./support/house.ts";
import { testDatabase } from "./support/test-database.ts";
import { act, planned, swiss, toyPlan } from "./support/tournament-play.ts";

const database = testDatabase();
let house: House;
let otherHouse: House;
/** It never compares the heads by itself. */
let deafHouse: House;
let listener: pg.Client;
const heard: string[] = [];
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  await holdNotifications();
  listener = await listening();
  house = await openHouse(database, { botsWork: false, jobsWork: false });
  otherHouse = await openHouse(database, { botsWork: false, jobsWork: false, headCheckMilliseconds: 50 });
  deafHouse = await openHouse(database, { botsWork: false, jobsWork: false, headCheckMilliseconds: 2 ** 31 - 1 });
  [ada, bea] = [await guest(house.url, "Ada"), await guest(house.url, "Bea")];
});
afterAll(async () => {
  await house.close();
  await otherHouse.close();
  await deafHouse.close();
  await listener.end();
});

/** In this database `pg_notify` is found in another schema first, where it only puts down what it was to tell. */
async function holdNotifications(): Promise<void> {
  const { pathname } = new URL(database.url);
  await database.pool.query(`
    create table held (number serial, channel text, word text);
    create function public.pg_notify(channel text, word text) returns void language sql as
      'insert into held (channel, word) values (channel, word)';
    alter database ${pathname.slice(1)} set search_path = public, pg_catalog`);
  // Only connections that are made from now on look there.
  await database.pool.query("select pg_terminate_backend(pg_backend_pid())").catch(() => {});
}

/** Tells what was held back so far. */
async function releaseNotifications(): Promise<void> {
  await database.pool.query(`
    with released as (delete from held returning number, channel, word)
    select pg_catalog.pg_notify(channel, word) from released order by number`);
}

async function listening(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  client.on("notification", ({ channel }) => heard.push(channel));
  await client.query("listen seneschal_games; listen seneschal_game_side_updates; listen seneschal_tournaments");
  return client;
}

const stepsOf = (frames: readonly Frame[]) => frames.filter(({ event }) => event === "step");
const isOver = ({ event, data }: Frame) => event === "game" && (data as { state: string }).state === "finished";

describe("where every notification is lost", () => {
  it("a check of the heads brings the events of a game, and its end", async () => {
    const { id, version } = await begunGame([ada, bea], { options: { rounds: 5 } });
    const viewers = [ada, bea].map((player) => followed(player.at(otherHouse.url), id, { after: version }));
    for (const viewer of viewers) await viewer.until((frames) => frames.length > 0);
    await playOn([ada, bea], id);
    for (const viewer of viewers) {
      await viewer.until((frames) => frames.some(isOver));
      expect(stepsOf(viewer.frames).map(({ id }) => id)).toEqual(Array.from({ length: 11 }, (_, n) => version + 1 + n));
      await viewer.stop();
    }
  });

  it("and those that a reader beside the stream has put into the cache", async () => {
    const { id, version } = await begunGame([ada, bea], { options: { rounds: 2 } });
    const viewer = followed(bea.at(otherHouse.url), id, { after: version });
    await viewer.until((frames) => frames.length > 0);
    await playOn([ada, bea], id, 1);
    expect((await ada.at(otherHouse.url).position(id)).version).toBe(version + 1);
    await viewer.until((frames) => stepsOf(frames).length === 1);
    await viewer.stop();
  });

  it("and what was said, and that somebody asks to go back", async () => {
    const { id, invitation } = await ada.open({ visibility: "invitation", options: { rounds: 2 } });
    await bea.post(`/v1/games/${id}/seats`, { invitation });
    await ada.post(`/v1/games/${id}/start`);
    const viewer = followed(bea.at(otherHouse.url), id, {});
    await viewer.until((frames) => frames.length > 0);
    await ada.post(`/v1/games/${id}/chat`, { room: "table", text: "Well met" });
    await viewer.until((frames) => frames.some(({ event }) => event === "chat"));
    await playOn([ada, bea], id, 1);
    const { version } = await ada.position(id);
    await ada.post(`/v1/games/${id}/undo-request`, { expectedVersion: version });
    await viewer.until((frames) => frames.some(({ event }) => event === "undo"));
    await viewer.stop();
  });

  it("and the log of a tournament", async () => {
    const tournament = await planned(ada, toyPlan([swiss(1)]));
    const viewer = followedAt(ada.at(otherHouse.url), `/v1/tournaments/${tournament}/stream`, { after: 0 });
    await viewer.until((frames) => frames.length > 0);
    const { version } = await act(ada, tournament, { type: "open-entry" });
    await viewer.until((frames) => frames.some(({ id }) => id === version));
    expect(viewer.frames.map(({ id }) => id)).toEqual(Array.from({ length: version }, (_, n) => 1 + n));
    await viewer.stop();
  });

  it("although not one was heard by anybody", () => {
    expect(heard).toEqual([]);
  });
});

describe("a notification that comes after its event was read at the same process", () => {
  it.each([
    [
      "by somebody who looks at the position",
      async (game: string) => void (await ada.at(deafHouse.url).position(game)),
    ],
    [
      "by a move that came too late",
      async (game: string) => {
        const late = await ada.at(deafHouse.url).tryMove(game, 3, { type: "bid", card: 1 });
        expect(late.status).not.toBe(200);
      },
    ],
  ])("still wakes the streams there: %s", async (_case, read) => {
    const { id, version } = await begunGame([ada, bea], { options: { rounds: 1 } });
    const viewers = [ada, bea].map((player) => followed(player.at(deafHouse.url), id, { after: version }));
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
