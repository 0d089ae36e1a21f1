import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { houseTime, learnTime } from "./house-time.ts";

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-05-01T12:00:00Z") }));
afterEach(() => vi.useRealTimers());

it("goes by the house, however wrong this device is", () => {
  learnTime("2026-05-03T08:00:00.000Z");
  vi.advanceTimersByTime(60_000);
  expect(new Date(houseTime()).toISOString()).toBe("2026-05-03T08:01:00.000Z");
});

it("believes the answer that was under way for the shortest time", () => {
  learnTime("2026-05-01T12:00:05.000Z");
  learnTime("2026-05-01T12:00:03.000Z");
  expect(new Date(houseTime()).toISOString()).toBe("2026-05-01T12:00:05.000Z");
});

it("follows when the clock of the device is set", () => {
  learnTime("2026-05-01T12:00:05.000Z");
  vi.setSystemTime(Date.parse("2026-05-01T15:00:00Z"));
  learnTime("2026-05-01T12:00:06.000Z");
  expect(new Date(houseTime()).toISOString()).toBe("2026-05-01T12:00:06.000Z");
});
