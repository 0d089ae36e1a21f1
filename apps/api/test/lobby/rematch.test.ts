import type { games } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, type Caller, guest, playOn } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

type Game = games.GameBody;
type Page = { readonly games: readonly Game[] };

const database = testDatabase();
let server: TestServer;
let ada: Caller;
let bea: Caller;
let cyd: Caller;

beforeAll(async () => {
  server = await startServer(database);
  [ada, bea, cyd] = [await guest(server.url, "Ada"), await guest(server.url, "Bea"), await guest(server.url, "Cyd")];
});
afterAll(() => server.close());

const terms = {
  options: { rounds: 1 },
  pace: "three-days",
  weekendsOff: true,
  spectatorDelay: { moves: 2, minutes: 0 },
  entry: { finishedLeast: 0, percentLeast: 1 },
};

it("a rematch keeps options, clocks and requirements, rotates the seats, and starts when all have joined", async () => {
  const before = await finishedGame();
  const opened = await bea.post<Game>(`/v1/games/${before.id}/rematch`);
  const { name, ruleset, options, clock, entry, spectatorDelay, visibility } = before;
  expect(opened).toMatchObject({ name, ruleset, options, clock, entry, spectatorDelay, visibility });
  expect(opened).toMatchObject({ rematchOf: before.id, host: bea.id, yourSeat: 2, state: "open", outcome: null });
  expect(opened.fairness.commit).not.toBe(before.fairness.commit);
  expect(opened.invited.map(({ account, seat }) => [account, seat]).toSorted()).toEqual(
    [
      [ada.id, 1],
      [cyd.id, 0],
    ].toSorted(),
  );
  expect((await ada.get<Page>("/v1/games?invited=true")).games.map(({ id }) => id)).toContain(opened.id);
  expect(await ada.post(`/v1/games/${before.id}/rematch`)).toMatchObject({ id: opened.id, yourSeat: 1 });
  expect(await ada.post(`/v1/games/${before.id}/rematch`)).toMatchObject({ id: opened.id, yourSeat: 1 });
  const begun = await cyd.post<Game>(`/v1/games/${before.id}/rematch`);
  expect(begun).toMatchObject({ id: opened.id, yourSeat: 0, state: "running" });
  expect(await bea.post(`/v1/games/${before.id}/rematch`)).toMatchObject({ id: opened.id, state: "running" });
});

it("a rematch is one game, however many request it at once", async () => {
  const { id } = await finishedGame();
  const answers = await Promise.all([ada, bea, cyd].map((caller) => caller.post<Game>(`/v1/games/${id}/rematch`)));
  expect(new Set(answers.map((game) => game.id)).size).toBe(1);
  const game = await ada.get<Game>(`/v1/games/${answers[0]?.id}`);
  expect(game.state).toBe("running");
  const accounts = game.seats.map((seat) => (seat.kind === "person" ? seat.account : ""));
  expect(accounts).toEqual([cyd.id, ada.id, bea.id]);
});

it("a rematch can be created again if the previous one was canceled", async () => {
  const { id } = await finishedGame();
  const first = await ada.post<Game>(`/v1/games/${id}/rematch`);
  await ada.call("DELETE", `/v1/games/${first.id}`);
  const second = await bea.post<Game>(`/v1/games/${id}/rematch`);
  expect(second).toMatchObject({ state: "open", host: bea.id });
  expect(second.id).not.toBe(first.id);
});

it("a rematch includes bots, and nobody who left before the end", async () => {
  const { id } = await begunGame([ada, bea], { ...terms, seats: 3, bots: ["easy"] });
  await bea.post(`/v1/games/${id}/resignation`);
  await playOn([ada], id);
  await expect.poll(async () => (await ada.get<Game>(`/v1/games/${id}`)).state, { timeout: 60_000 }).toBe("finished");
  expect(await bea.call("POST", `/v1/games/${id}/rematch`)).toMatchObject({ body: { code: "not-your-seat" } });
  const opened = await ada.post<Game>(`/v1/games/${id}/rematch`);
  expect(opened.seats.map(({ kind }) => kind)).toEqual(["bot", "person", "nobody"]);
  expect(opened.invited).toEqual([]);
});

it("a rematch is for players of a finished game", async () => {
  const stranger = await guest(server.url, "Xe");
  const running = await begunGame([ada, bea], terms);
  expect(await ada.call("POST", `/v1/games/${running.id}/rematch`)).toMatchObject({
    status: 409,
    body: { code: "not-finished" },
  });
  const { id } = await finishedGame();
  expect(await stranger.call("POST", `/v1/games/${id}/rematch`)).toMatchObject({
    status: 403,
    body: { code: "not-your-seat" },
  });
});

async function finishedGame(): Promise<Game> {
  const { id } = await begunGame([ada, bea, cyd], terms);
  await playOn([ada, bea, cyd], id);
  return ada.get(`/v1/games/${id}`);
}
