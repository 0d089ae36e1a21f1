import type { games } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { type Caller, guest } from "../support/server/caller.ts";
import { fastClockChecks, startServer, type TestServer } from "../support/server/test-server.ts";

type Game = games.GameBody;

const hour = 60 * 60 * 1000;
const database = testDatabase();
/** How far the time of the server is ahead of the real time. */
let ahead = 0;
let server: TestServer;
let host: Caller;
let friend: Caller;

beforeAll(async () => {
  server = await startServer(database, {
    now: () => new Date(Date.now() + ahead),
    runsJobs: false,
    clockIntervals: fastClockChecks,
  });
  [host, friend] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
});
afterAll(() => server.close());

it("open games expire after two weeks, live ones after three hours", async () => {
  const slow = await host.open({ pace: "three-days" });
  const live = await host.open({ pace: "live" });
  expect(Date.parse(String(live.expiresAt)) - Date.parse(live.openedAt)).toBe(3 * hour);
  expect(Date.parse(String(slow.expiresAt)) - Date.parse(slow.openedAt)).toBe(14 * 24 * hour);
  ahead += 4 * hour;
  await closes(live);
  expect(await host.get(`/v1/games/${slow.id}`)).toMatchObject({ state: "open" });
  ahead += 14 * 24 * hour;
  await closes(slow);
});

it("an open game gets new time whenever something happens in it; started games do not expire", async () => {
  const open = await host.open({ seats: 3, pace: "live" });
  const begun = await host.open({ pace: "none" });
  await friend.post(`/v1/games/${begun.id}/seats`, {});
  await host.post(`/v1/games/${begun.id}/start`);
  ahead += 2 * hour;
  await friend.post(`/v1/games/${open.id}/seats`, {});
  ahead += 2 * hour;
  const doomed = await host.open({ pace: "live" });
  ahead += 0.9 * hour;
  expect(await host.get(`/v1/games/${open.id}`)).toMatchObject({ state: "open" });
  ahead += 15 * 24 * hour;
  await closes(doomed);
  await closes(open);
  expect(await host.get(`/v1/games/${begun.id}`)).toMatchObject({ state: "running", expiresAt: null });
});

async function closes({ id }: Game): Promise<void> {
  await expect.poll(async () => (await host.get<Game>(`/v1/games/${id}`)).state, { timeout: 60_000 }).toBe("closed");
}
