import { setTimeout as pause } from "node:timers/promises";
import type { games } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rebuildProjections } from "../../src/composition/rebuild.ts";
import type { Chronicle } from "../../src/features/play/types.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, bidFirst, type Caller, guest, playOn } from "../support/server/caller.ts";
import { fastClockChecks, startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

const hour = 60 * 60 * 1000;
const database = testDatabase();
/** How far the time of the server is ahead of the real time. */
let ahead = 0;
let server: TestServer;
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  server = await startServer(database, { now: () => new Date(Date.now() + ahead), clockIntervals: fastClockChecks });
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
});
afterAll(() => server.close());

it("the clocks of all seats that owe an answer run, and no others", async () => {
  const game = await begunGame([ada, bea], { pace: "three-days" });
  expect(game.clock).toMatchObject({ pace: "three-days", startSeconds: 3 * 86_400 });
  expect(game.clocks.map(({ runsSince }) => runsSince !== null)).toEqual([true, true]);
  const played = await bidFirst(ada, game.id);
  expect(played.clocks.map(({ runsSince }) => runsSince !== null)).toEqual([false, true]);
  expect(played.clocks[1]).toEqual(game.clocks[1]);
});

it("an answer adds the increment and costs the time it took", async () => {
  const game = await begunGame([ada, bea], { pace: "three-days" });
  await turnForward(30 * hour);
  const played = await bidFirst(ada, game.id);
  expect(hoursLeft(played.clocks, 0)).toBeCloseTo(72 - 30 + 12, 1);
});

it("the time bank never exceeds its cap", async () => {
  const game = await begunGame([ada, bea], { pace: "live", options: { rounds: 60 } });
  await playOn([ada, bea], game.id, 80);
  const { clocks } = await ada.position(game.id);
  expect(Math.max(...clocks.map(({ leftMilliseconds }) => leftMilliseconds))).toBe(30 * 60 * 1000);
});

it("a move that is undone gives no time", async () => {
  const game = await begunGame([ada, bea], { pace: "three-days", options: { rounds: 9 } });
  const before = (await ada.position(game.id)).clocks;
  const played = await ada.move(game.id, game.version, { type: "stake", coins: 1 });
  await turnForward(hour);
  const undone = await ada.post<{ clocks: games.GameBody["clocks"] }>(`/v1/games/${game.id}/undo`, {
    expectedVersion: played.version,
  });
  expect(undone.clocks).toEqual(before);
});

it("a seat is forgiven once, then it is given to a caretaker", async () => {
  const game = await begunGame([ada, bea], { pace: "three-days" });
  await bidFirst(ada, game.id);
  await turnForward(73 * hour);
  const forgiven = await until(game.id, ({ clocks }) => hoursLeft(clocks, 1) === 60);
  expect(forgiven.seats[1]).toMatchObject({ kind: "person" });
  await turnForward(61 * hour);
  const left = await until(game.id, ({ seats }) => seats[1]?.kind === "caretaker");
  expect(left.seats[1]).toMatchObject({ kind: "caretaker", account: bea.id });
  const { steps } = await ada.get<{ steps: { kind: string; seat: number }[] }>(`/v1/games/${game.id}/steps`);
  const said = steps.filter(({ kind }) => kind === "excused" || kind === "time-out");
  expect(said.map(({ kind, seat }) => [kind, seat])).toEqual([
    ["excused", 1],
    ["time-out", 1],
  ]);
});

it("all seats whose time ends at the same moment are forgiven", async () => {
  const game = await begunGame([ada, bea], { pace: "three-days" });
  await turnForward(72 * hour);
  const forgiven = await until(game.id, ({ version }) => version >= game.version + 2);
  expect([0, 1].map((seat) => hoursLeft(forgiven.clocks, seat))).toEqual([60, 60]);
});

it("clocks pause during the player's quiet hours and weekends, with those of the past for the past", async () => {
  await turnForwardToMonday();
  const game = await begunGame([ada, bea], { pace: "three-days", weekendsOff: true });
  const quietHours = { from: "22:00", to: "06:00" };
  await ada.call("PATCH", "/v1/account/profile", { timeZone: "Asia/Tokyo", quietHours, weekendsOff: true });
  const shifted = await ada.get<games.GameBody>(`/v1/games/${game.id}`);
  expect(hoursBetween(game.clocks[0]?.deadline, shifted.clocks[0]?.deadline)).toBeGreaterThanOrEqual(3 * 8);
  expect(shifted.clocks[1]?.deadline).toBe(game.clocks[1]?.deadline);
  await turnForward(24 * hour);
  const rested = await ada.get<games.GameBody>(`/v1/games/${game.id}`);
  await ada.call("PATCH", "/v1/account/profile", { quietHours: null, weekendsOff: false });
  const { clocks } = await ada.get<games.GameBody>(`/v1/games/${game.id}`);
  // A day has passed, eight hours of it at night, and the rest of the time ends before the weekend.
  expect(hoursLeft(rested.clocks, 0)).toBeCloseTo(72, 1);
  expect(hoursLeft(clocks, 0)).toBeCloseTo(72 - 16, 1);
  expect(hoursBetween(clocks[0]?.runsSince, clocks[0]?.deadline)).toBeCloseTo(hoursLeft(clocks, 0), 3);
});

it("clocks pause during a vacation, and continue when the player returns early", async () => {
  const game = await begunGame([bea, ada], { pace: "three-days" });
  expect(await bea.get("/v1/account/vacation")).toMatchObject({ until: null });
  const { daysLeft } = await bea.post<{ daysLeft: number }>("/v1/account/vacation", { days: 5 });
  const away = await bea.get<games.GameBody>(`/v1/games/${game.id}`);
  expect(hoursBetween(game.clocks[0]?.deadline, away.clocks[0]?.deadline)).toBeCloseTo(5 * 24, 1);
  const twice = await bea.call("POST", "/v1/account/vacation", { days: 1 });
  expect(twice).toMatchObject({ status: 409, body: { code: "no-days-left" } });
  await turnForward(24 * hour);
  const back = await bea.call<{ daysLeft: number; until: null }>("DELETE", "/v1/account/vacation");
  expect(back.body.until).toBeNull();
  // During the day that was taken, an eighth of another one was saved.
  expect([daysLeft + 4, daysLeft + 5]).toContain(back.body.daysLeft);
  const here = await bea.get<games.GameBody>(`/v1/games/${game.id}`);
  expect(hoursBetween(game.clocks[0]?.deadline, here.clocks[0]?.deadline)).toBeCloseTo(24, 1);
});

it("a vacation that is noticed only at a deadline is not called an outage", async () => {
  const game = await begunGame([ada, bea], { pace: "three-days" });
  await bidFirst(bea, game.id);
  const [from, to] = [0, 120].map((hours) => new Date(Date.now() + ahead + hours * hour));
  const vacation = "insert into vacations (account_id, started_at, ends_at) values ($1, $2, $3)";
  await database.pool.query(vacation, [ada.id, from, to]);
  await turnForward(73 * hour);
  const shifted = await until(game.id, ({ clocks }) => clocks[0]?.deadline !== game.clocks[0]?.deadline);
  expect(hoursBetween(game.clocks[0]?.deadline, shifted.clocks[0]?.deadline)).toBeCloseTo(120, 1);
  const { steps } = await ada.get<Chronicle>(`/v1/games/${game.id}/steps`);
  expect(steps.at(-1)).toMatchObject({ kind: "rest" });
  await database.pool.query("delete from vacations where account_id = $1", [ada.id]);
});

it("clocks of a live game do not pause", async () => {
  await ada.call("PATCH", "/v1/account/profile", { quietHours: { from: "00:00", to: "09:00" } });
  const { clocks } = await begunGame([ada, bea], { pace: "live" });
  expect(hoursBetween(clocks[0]?.runsSince, clocks[0]?.deadline)).toBe(0.25);
  await ada.call("PATCH", "/v1/account/profile", { quietHours: null });
});

it("clocks do not run while the server is down", async () => {
  ahead = -6 * hour;
  const game = await begunGame([ada, bea], { pace: "three-days" });
  await server.close();
  await database.pool.query("update heartbeats set beat_at = now() - interval '5 hours'");
  ahead = 0;
  await openAgain();
  const shifted = await until(game.id, ({ clocks }) => clocks[0]?.deadline !== game.clocks[0]?.deadline);
  for (const seat of [0, 1]) {
    expect(hoursBetween(game.clocks[seat]?.deadline, shifted.clocks[seat]?.deadline)).toBeCloseTo(5, 1);
  }
  const { steps } = await ada.get<Chronicle>(`/v1/games/${game.id}/steps`);
  expect(steps.map(({ kind }) => kind)).toEqual(["begin", "outage"]);
  const added = steps[1]?.addedTime?.map(({ seat, milliseconds }) => [seat, milliseconds]);
  const deadlines = [0, 1].map((seat) => [game, shifted].map(({ clocks }) => Date.parse(clocks[seat]?.deadline ?? "")));
  expect(added).toEqual(deadlines.map(([before = 0, after = 0], seat) => [seat, after - before]));
});

it("clocks are the same after a rebuild", async () => {
  const before = await clocksInDatabase();
  expect(before.length).toBeGreaterThan(4);
  await rebuildProjections(database.pool, testRegistry);
  expect(await clocksInDatabase()).toEqual(before);
});

async function clocksInDatabase() {
  const { rows } = await database.pool.query<object>("select game_id, clock, clocks from games order by game_id");
  return rows;
}

async function openAgain(): Promise<void> {
  server = await startServer(database, { now: () => new Date(Date.now() + ahead), clockIntervals: fastClockChecks });
  [ada, bea] = [ada.at(server.url), bea.at(server.url)];
}

function hoursBetween(from: string | null | undefined, to: string | null | undefined): number {
  return (Date.parse(to ?? "") - Date.parse(from ?? "")) / hour;
}

/** Advances the time of the server. */
async function turnForward(milliseconds: number): Promise<void> {
  ahead += milliseconds;
}

/** Advances it to noon of the next Monday, in UTC: three days and their nights end before a weekend. */
async function turnForwardToMonday(): Promise<void> {
  const now = new Date(Date.now() + ahead);
  const days = (8 - now.getUTCDay()) % 7 || 7;
  const monday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 12);
  await turnForward(monday - now.getTime());
}

async function until(id: string, holds: (game: games.GameBody) => boolean): Promise<games.GameBody> {
  for (;;) {
    const game = await ada.get<games.GameBody>(`/v1/games/${id}`);
    if (holds(game)) return game;
    await pause(50);
  }
}

function hoursLeft(clocks: games.GameBody["clocks"], seat: number): number {
  return (clocks[seat]?.leftMilliseconds ?? 0) / hour;
}
