import type { clocks, games } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const path = "/v1/account/vacation";
const database = testDatabase();
let now = new Date();
let server: TestServer;
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  server = await startServer(database, { now: () => now });
  ada = await guest(server.url, "Ada");
  await ada.call("PATCH", "/v1/account/profile", { timeZone: "Europe/Paris", quietHours: null });
  bea = await guest(server.url, "Bea");
});
afterAll(() => server.close());

const deadline = async (id: string) => (await bea.get<games.GameBody>(`/v1/games/${id}`)).clocks[0]?.deadline;

it("a planned vacation begins automatically, at midnight where the player lives, over a night that loses an hour", async () => {
  now = new Date("2026-03-25T12:00:00Z");
  const { id } = await begunGame([ada, bea], { pace: "three-days" });
  expect(await deadline(id)).toBe("2026-03-28T12:00:00.000Z");
  const planned = await ada.post<clocks.Vacation>(path, { from: "2026-03-28", days: 3 });
  expect(planned).toMatchObject({
    until: null,
    planned: { from: "2026-03-27T23:00:00.000Z", until: "2026-03-30T22:00:00.000Z" },
  });
  // Thirteen hours of the three days are left when it begins.
  expect(await deadline(id)).toBe("2026-03-31T11:00:00.000Z");
  const { clocks } = await bea.get<games.GameBody>(`/v1/games/${id}`);
  expect(clocks[1]?.deadline).toBe("2026-03-28T12:00:00.000Z");

  now = new Date("2026-03-29T12:00:00Z");
  expect(await ada.get(path)).toMatchObject({ until: "2026-03-30T22:00:00.000Z", planned: null });
  now = new Date("2026-03-31T10:59:00Z");
  expect(await ada.get(path)).toMatchObject({ until: null, planned: null });
  expect(await deadline(id)).toBe("2026-03-31T11:00:00.000Z");
  expect((await bea.get<games.GameBody>(`/v1/games/${id}`)).seats[0]).toMatchObject({ kind: "person" });
  now = new Date("2026-03-31T11:01:00Z");
  const steps = async () => (await bea.get<{ steps: { kind: string; seat: number }[] }>(`/v1/games/${id}/steps`)).steps;
  const isExcused = async () => (await steps()).some(({ kind, seat }) => kind === "excused" && seat === 0);
  await expect.poll(isExcused, { timeout: 60_000 }).toBe(true);
});

it("a vacation has the same days over a night that gains an hour, and costs no more", async () => {
  now = new Date("2026-10-20T12:00:00Z");
  const cyr = await guest(server.url, "Cyr");
  // Created now, whatever the machine's date is: only the first days are saved.
  await database.pool.query("update accounts set created_at = $2 where id = $1", [cyr.id, now]);
  await cyr.call("PATCH", "/v1/account/profile", { timeZone: "Europe/Paris" });
  const { daysLeft } = await cyr.get<clocks.Vacation>(path);
  const planned = await cyr.post<clocks.Vacation>(path, { from: "2026-10-24", days: daysLeft });
  expect(planned.planned).toMatchObject({ from: "2026-10-23T22:00:00.000Z", until: "2026-11-02T23:00:00.000Z" });
  expect(planned.daysLeft).toBe(0);
});

it("the other players of a game see the vacation, and no one else does", async () => {
  now = new Date("2026-05-01T12:00:00Z");
  const [dov, eli] = [await guest(server.url, "Dov"), await guest(server.url, "Eli")];
  const seatFor = async (viewer: Caller, id: string) => (await viewer.get<games.GameBody>(`/v1/games/${id}`)).seats[0];
  const opening = { visibility: "public", pace: "three-days" };
  const { id } = await begunGame([dov, bea], opening);
  const { id: untimed } = await begunGame([dov, bea], { ...opening, pace: "none" });
  const { id: live } = await begunGame([dov, bea], { ...opening, pace: "live" });
  expect(await seatFor(bea, id)).toMatchObject({ vacationUntil: null });
  await dov.post(path, { days: 4 });
  const until = { vacationUntil: "2026-05-05T12:00:00.000Z" };
  expect(await seatFor(bea, id)).toMatchObject(until);
  expect(await seatFor(dov, id)).toMatchObject(until);
  expect(await seatFor(bea, untimed)).toMatchObject(until);
  expect(await seatFor(bea, live)).toMatchObject({ vacationUntil: null });
  for (const stranger of [eli, new Caller(server.url)]) {
    expect(await seatFor(stranger, id)).toMatchObject({ vacationUntil: null });
    expect(JSON.stringify(await stranger.get(`/v1/players/${dov.id}`))).not.toContain("2026-05-05");
  }
  await dov.call("DELETE", path);
  expect(await seatFor(bea, id)).toMatchObject({ vacationUntil: null });
});

it("only one vacation is created by concurrent requests", async () => {
  now = new Date("2026-06-01T12:00:00Z");
  const dora = await guest(server.url, "Dora");
  const asked = Array.from({ length: 8 }, (_, place) =>
    dora.call("POST", path, place % 2 === 0 ? { days: 1 } : { from: "2026-06-10", days: 2 }),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 409)).toHaveLength(7);
  expect((await dora.call("DELETE", path)).body).toMatchObject({ until: null, planned: null });
});

it("a canceled vacation gives its days back and changes no deadline", async () => {
  now = new Date("2026-06-01T12:00:00Z");
  const { id } = await begunGame([ada, bea], { pace: "three-days" });
  const before = { vacation: await ada.get(path), deadline: await deadline(id) };
  await ada.post(path, { from: "2026-06-02", days: 4 });
  expect(await deadline(id)).not.toBe(before.deadline);
  const twice = await ada.call("POST", path, { days: 1 });
  expect(twice).toMatchObject({ status: 409, body: { code: "no-days-left" } });
  expect((await ada.call("DELETE", path)).body).toEqual(before.vacation);
  expect(await deadline(id)).toBe(before.deadline);
});

it("a vacation may be longer than the days saved today if they will be saved by then, and no longer", async () => {
  now = new Date();
  const cyr = await guest(server.url, "Cyr");
  const { daysLeft } = await cyr.get<clocks.Vacation>(path);
  const inEightyDays = new Date(now.getTime() + 81 * 24 * 3_600_000).toISOString().slice(0, 10);
  const tooLong = await cyr.call("POST", path, { from: inEightyDays, days: daysLeft + 11 });
  expect(tooLong).toMatchObject({ status: 409, body: { code: "no-days-left" } });
  expect(await cyr.call("POST", path, { days: daysLeft + 1 })).toMatchObject({ status: 409 });
  await cyr.post(path, { from: inEightyDays, days: daysLeft + 10 });
});

it.each([
  ["today", "2026-06-01"],
  ["the past", "2020-01-01"],
  ["years ahead", "2030-01-01"],
  ["no day at all", "2026-02-30"],
  ["the year nought", "0000-06-01"],
])("a vacation cannot be planned for %s", async (_, from) => {
  now = new Date("2026-06-01T12:00:00Z");
  const answer = await bea.call("POST", path, { from, days: 1 });
  expect(answer).toMatchObject({ status: 400, body: { code: "malformed-request" } });
});
