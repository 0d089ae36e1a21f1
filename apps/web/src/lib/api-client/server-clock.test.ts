import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serverNow, syncClock } from "./server-clock.ts";

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-05-01T12:00:00Z") }));
afterEach(() => vi.useRealTimers());

it("follows the server, however wrong the clock of this device is", () => {
  syncClock("2026-05-03T08:00:00.000Z");
  vi.advanceTimersByTime(60_000);
  expect(new Date(serverNow()).toISOString()).toBe("2026-05-03T08:01:00.000Z");
});

it("believes the answer that was under way for the shortest time", () => {
  syncClock("2026-05-01T12:00:05.000Z");
  syncClock("2026-05-01T12:00:03.000Z");
  expect(new Date(serverNow()).toISOString()).toBe("2026-05-01T12:00:05.000Z");
});

it("follows when the clock of the device is set", () => {
  syncClock("2026-05-01T12:00:05.000Z");
  vi.setSystemTime(Date.parse("2026-05-01T15:00:00Z"));
  syncClock("2026-05-01T12:00:06.000Z");
  expect(new Date(serverNow()).toISOString()).toBe("2026-05-01T12:00:06.000Z");
});
