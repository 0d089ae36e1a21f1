import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Chronicle, Position } from "../../../src/features/play/types.ts";
import { testDatabase } from "../../support/database/test-database.ts";
import { begunGame, bidFirst, Caller, guest, playOn } from "../../support/server/caller.ts";
import { followed } from "../../support/server/followed.ts";
import { startServer, type TestServer } from "../../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let ada: Caller;
let bea: Caller;
let wil: Caller;
const clock = { ahead: 0 };

beforeAll(async () => {
  server = await startServer(database, { now: () => new Date(Date.now() + clock.ahead) });
  [ada, bea, wil] = [await guest(server.url, "Ada"), await guest(server.url, "Bea"), await guest(server.url, "Wil")];
});
afterAll(() => server.close());

const versions = async (viewer: Caller, game: string) =>
  (await viewer.get<Chronicle>(`/v1/games/${game}/steps`)).steps.map(({ version }) => version);

describe("a spectator", () => {
  it("sees a public game as it happens", async () => {
    const { id, version } = await begunGame([ada, bea]);
    await bidFirst(ada, id);
    expect((await new Caller(server.url).position(id)).version).toBe(version + 1);
  });

  it("is delayed by a number of moves if the host wants it, at every endpoint", async () => {
    const { id, version } = await begunGame([ada, bea], { spectatorDelay: { moves: 2, minutes: 0 } });
    expect((await wil.position(id)).version).toBe(version);
    for (let bids = 0; bids < 3; bids++) await playOn([ada, bea], id, 1);
    const shown = version + 1;
    for (const viewer of [wil, new Caller(server.url)]) {
      viewer.received.splice(0);
      expect((await viewer.position(id)).version).toBe(shown);
      expect((await viewer.position(id, "?as=spectator")).version).toBe(shown);
      expect(await viewer.call("GET", `/v1/games/${id}/position?at=${version + 3}`)).toMatchObject({ status: 404 });
      expect((await versions(viewer, id)).at(-1)).toBe(shown);
      const { steps } = await viewer.get<Chronicle>(`/v1/games/${id}/replay`);
      expect(steps.at(-1)?.version).toBe(shown);
      expect(await viewer.get(`/v1/games/${id}`)).toMatchObject({ question: null, spectatorDelay: { moves: 2 } });
      const { games } = await viewer.get<{ games: { id: string; question: unknown }[] }>("/v1/games?state=running");
      expect(games.find((game) => game.id === id)?.question).toBeNull();
    }
    expect((await ada.position(id)).version).toBe(version + 3);
    expect((await ada.get<{ question: unknown }>(`/v1/games/${id}`)).question).not.toBeNull();
  });

  it("gets the live stream with the same delay, and everything at the end", async () => {
    const { id, version } = await begunGame([ada, bea], {
      options: { rounds: 2 },
      spectatorDelay: { moves: 2, minutes: 0 },
    });
    const stream = followed(wil, id, {});
    await stream.until((frames) => frames.length > 0);
    for (let bids = 0; bids < 3; bids++) await playOn([ada, bea], id, 1);
    await stream.until((frames) => frames.some(({ id }) => id === version + 1));
    const own = followed(ada, id, { after: version });
    await own.until((frames) => frames.some(({ id }) => id === version + 3));
    expect(stream.frames.filter(({ event }) => event === "step").map(({ id }) => id)).toEqual([version + 1]);
    await playOn([ada, bea], id);
    await stream.until((frames) => frames.some(({ id }) => id === version + 5));
    expect(stream.frames.filter(({ event }) => event === "step").map(({ id }) => id)).toEqual(
      [1, 2, 3, 4, 5].map((more) => version + more),
    );
    for (const as of ["0", "1", "spectator", "arbiter"]) {
      expect((await wil.get<Position>(`/v1/games/${id}/position?as=${as}`)).version).toBe(version + 5);
    }
    await Promise.all([stream.stop(), own.stop()]);
  });

  it("is delayed by minutes, by the time of the server", async () => {
    const { id, version } = await begunGame([ada, bea], { spectatorDelay: { moves: 0, minutes: 10 } });
    await bidFirst(ada, id);
    expect((await wil.position(id)).version).toBe(version);
    clock.ahead = 11 * 60_000;
    expect((await wil.position(id)).version).toBe(version + 1);
    await bidFirst(bea, id);
    expect((await wil.position(id)).version).toBe(version + 1);
  });

  it.each([{ moves: -1, minutes: 0 }, { moves: 0, minutes: 1441 }, { moves: 1 }, 7])(
    "cannot be delayed by %j",
    async (spectatorDelay) => {
      const opening = { name: "Late", ruleset: "sealed-bids", options: { rounds: 1 }, seats: 2, spectatorDelay };
      expect(await ada.call("POST", "/v1/games", opening)).toMatchObject({ status: 400 });
    },
  );
});
