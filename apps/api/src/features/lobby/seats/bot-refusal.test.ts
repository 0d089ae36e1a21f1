import type { bots } from "@seneschal/schema";
import { expect, it } from "vitest";
import { type AskedBot, botRefusal } from "./bot-refusal.ts";

const limits: bots.BotLimits = {
  gamesMax: 2,
  visibilities: ["public"],
  paces: ["none", "live"],
  onlyOnline: true,
};
const bot: AskedBot = {
  games: [{ ruleset: "village", seats: { min: 2, max: 3 }, options: "default" }],
  limits,
  isPaused: false,
  isOnline: true,
  isSuspended: false,
  isBlocked: false,
};
const settings = { ruleset: "village", visibility: "public", options: { long: false } };
const game = (more: object = {}, seats = 2) =>
  ({ settings: { ...settings, ...more }, seats: Array.from({ length: seats }) }) as unknown as Parameters<
    typeof botRefusal
  >[1];
const refusal = (asked: Partial<AskedBot>, one = game()) => botRefusal({ ...bot, ...asked }, one, { long: false });

it("a bot account accepts a game within its limits", () => {
  expect(refusal({})).toBeUndefined();
  expect(refusal({}, game({ clock: { pace: "live" } }, 3))).toBeUndefined();
  expect(refusal({ isOnline: false, limits: { ...limits, onlyOnline: false } })).toBeUndefined();
  const games = [{ ruleset: "village", seats: { min: 2, max: 3 }, options: "any" } as const];
  expect(refusal({ games }, game({ options: { long: true } }))).toBeUndefined();
});

it("a bot account names the limit that a game exceeds", () => {
  expect(refusal({ isSuspended: true })).toBe("suspended");
  expect(refusal({ isPaused: true })).toBe("paused");
  expect(refusal({ isOnline: false })).toBe("offline");
  expect(refusal({ isBlocked: true })).toBe("blocked");
  expect(refusal({}, game({ ruleset: "middle-ages" }))).toBe("ruleset");
  expect(refusal({}, game({}, 4))).toBe("seats");
  expect(refusal({}, game({ options: { long: true } }))).toBe("options");
  expect(refusal({}, game({ visibility: "invitation" }))).toBe("visibility");
  expect(refusal({}, game({ clock: { pace: "daily" } }))).toBe("pace");
});
