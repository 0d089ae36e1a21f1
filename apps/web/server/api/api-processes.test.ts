import { afterEach, expect, it, vi } from "vitest";
import { ApiProcesses } from "./api-processes.ts";

afterEach(() => void vi.useRealTimers());

const three = "http://10.0.0.1:4000, http://10.0.0.2:4000,http://10.0.0.3:4000";
const keys = Array.from({ length: 300 }, (_, place) => `game-${place}`);

const firstFor = (processes: ApiProcesses, key?: string) => processes.inOrderFor(key)[0];

it("prefers the same process for the same key, whatever the order of the list", () => {
  const processes = new ApiProcesses(three);
  const reversed = new ApiProcesses(three.split(",").toReversed().join(","));
  for (const key of keys) expect(firstFor(reversed, key)).toBe(firstFor(processes, key));
});

it("spreads the keys over all processes", () => {
  const processes = new ApiProcesses(three);
  const chosen = keys.map((key) => firstFor(processes, key));
  for (const origin of three.split(",")) {
    expect(chosen.filter((one) => one === origin.trim()).length).toBeGreaterThan(70);
  }
});

it("moves only the keys of a process that is removed", () => {
  const processes = new ApiProcesses(three);
  const two = new ApiProcesses("http://10.0.0.1:4000,http://10.0.0.2:4000");
  const kept = keys.filter((key) => firstFor(processes, key) !== "http://10.0.0.3:4000");
  for (const key of kept) expect(firstFor(two, key)).toBe(firstFor(processes, key));
});

it("takes turns without a key", () => {
  const processes = new ApiProcesses(three);
  const first = [1, 2, 3, 4].map(() => firstFor(processes));
  expect(new Set(first.slice(0, 3)).size).toBe(3);
  expect(first[3]).toBe(first[0]);
});

it("tries a process that refused a connection after the others, and first again a second later", () => {
  vi.useFakeTimers();
  const processes = new ApiProcesses(three);
  const preferred = String(firstFor(processes, "a"));
  processes.refused(preferred);
  expect(processes.inOrderFor("a")).toHaveLength(3);
  expect(processes.inOrderFor("a").at(-1)).toBe(preferred);
  vi.advanceTimersByTime(1001);
  expect(firstFor(processes, "a")).toBe(preferred);
});

it("knows one process behind an address, and possibly several behind a name", () => {
  expect(new ApiProcesses("http://127.0.0.1:4000").areSeveral).toBe(false);
  expect(new ApiProcesses("http://[::1]:4000").areSeveral).toBe(false);
  expect(new ApiProcesses(three).areSeveral).toBe(true);
  const named = new ApiProcesses("http://api:4000");
  expect(named.areSeveral).toBe(true);
  named.close();
});

it("follows the addresses of a name, and keeps the last ones while it cannot be resolved", async () => {
  vi.useFakeTimers();
  let found: readonly string[] = ["10.0.0.1", "fd00::2"];
  const processes = new ApiProcesses("http://api:4000", async () => found);
  await processes.resolve();
  expect(processes.inOrderFor("a").toSorted()).toEqual(["http://10.0.0.1:4000", "http://[fd00::2]:4000"]);
  found = ["10.0.0.1", "10.0.0.3"];
  await vi.advanceTimersByTimeAsync(5000);
  expect(processes.inOrderFor("a").toSorted()).toEqual(["http://10.0.0.1:4000", "http://10.0.0.3:4000"]);
  found = [];
  await vi.advanceTimersByTimeAsync(5000);
  expect(processes.inOrderFor("a")).toHaveLength(2);
  processes.close();
});
