import { expect, it } from "vitest";
import type { ProgramRequest } from "../access-tokens/program-request.ts";
import { BotActivity } from "./bot-activity.ts";

const at = new Date("2026-01-01T00:00:00Z");
const request = (operation: string, code?: string): ProgramRequest => {
  const problem = code === undefined ? undefined : { code, detail: "No." };
  return { operation, game: null, at, problem };
};

it("counts requests, those that came too fast, and those that failed otherwise, until they are taken", () => {
  const activity = new BotActivity();
  activity.count("robo", request("getGame"));
  activity.count("robo", request("getGame", "too-many-requests"));
  activity.count("robo", request("getGame", "not-found"));
  const [first, ...others] = activity.take();
  expect(first).toMatchObject({ account: "robo", requests: 3, limited: 1, failed: 1 });
  expect(first?.errors.map(({ code }) => code)).toEqual(["too-many-requests", "not-found"]);
  expect(others).toEqual([]);
  expect(activity.take()).toEqual([]);
});

it("counts rejected moves in a row, without those that came too late", () => {
  const activity = new BotActivity();
  const counts = [
    request("playMove", "refused"),
    request("playMove", "stale-version"),
    request("getGame", "not-found"),
    request("playMove", "malformed-request"),
    request("playMove", "wrong-ruleset"),
    request("playMove"),
    request("playMove", "refused"),
  ].map((one) => activity.count("robo", one));
  expect(counts).toEqual([1, 1, 1, 2, 3, 0, 1]);
  activity.count("other", request("playMove", "refused"));
  activity.forget("robo");
  expect(activity.count("robo", request("playMove", "refused"))).toBe(1);
});
