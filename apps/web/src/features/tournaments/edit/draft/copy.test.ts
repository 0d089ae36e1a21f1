import { describe, expect, it } from "vitest";
import type { TournamentPlan } from "../../../../lib/api-client/types.ts";
import { copyOf, nextName } from "./copy.ts";
import { draftFor } from "./draft.ts";

it.each([
  ["Club evening", "Club evening 2"],
  ["Club evening 3", "Club evening 4"],
  ["Cup 2026-9", "Cup 2026-10"],
  ["Cup #99", "Cup #100"],
  ["1429", "1429 2"],
  ["x".repeat(80), `${"x".repeat(79)}2`],
])("a copy of “%s” is named “%s”", (name, next) => {
  expect(nextName(name)).toBe(next);
});

describe("a copy", () => {
  const plan = (startsAt: string | null): TournamentPlan => ({
    ...draftFor({ id: "village", seats: { min: 2, max: 4 } }, "Club evening 3"),
    options: {},
    startsAt,
    checkInMinutes: startsAt === null ? null : 30,
  });
  const now = new Date("2026-12-10T12:00:00Z");

  it("keeps all settings except for the name and the start", () => {
    const { name, ...copied } = copyOf(plan(null), now);
    const { name: _, ...settings } = plan(null);
    expect(name).toBe("Club evening 4");
    expect(copied).toEqual(settings);
  });

  it("starts on the same weekday at the same hour, after now", () => {
    const { startsAt, checkInMinutes } = copyOf(plan("2026-11-26T19:00:00.000Z"), now);
    expect([startsAt, checkInMinutes]).toEqual(["2026-12-10T19:00:00.000Z", 30]);
  });

  it("keeps a start that is still ahead", () => {
    expect(copyOf(plan("2026-12-24T19:00:00.000Z"), now).startsAt).toBe("2026-12-24T19:00:00.000Z");
  });
});
