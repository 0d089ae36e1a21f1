import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ttlCache } from "./ttl-cache.ts";

const find = vi.fn(async (key: string) => `found ${key}`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"], now: 1 });
  // The clock of a process never stands at zero.
  vi.advanceTimersByTime(1);
  find.mockClear();
});
afterEach(() => vi.useRealTimers());

it("calls find once for a key within its time to live, and again afterwards", async () => {
  const known = ttlCache(10, find);
  expect([await known.get("a"), await known.get("a")]).toEqual(["found a", "found a"]);
  expect(find).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(9_999);
  expect(known.get("a")).toBe("found a");
  vi.advanceTimersByTime(2);
  expect(await known.get("a")).toBe("found a");
  expect(find).toHaveBeenCalledTimes(2);
});

it("calls find again after a failure and after forget()", async () => {
  const known = ttlCache(10, find);
  find.mockRejectedValueOnce(new Error("no connection"));
  await expect(known.get("a")).rejects.toThrow("no connection");
  expect(await known.get("a")).toBe("found a");
  known.clear();
  await known.get("a");
  expect(find).toHaveBeenCalledTimes(3);
});

it("evicts the least recently used key above ten thousand keys", async () => {
  const known = ttlCache(10, find);
  for (let key = 0; key <= 10_000; key += 1) await known.get(`${key}`);
  await known.get("10000");
  expect(find).toHaveBeenCalledTimes(10_001);
  await known.get("0");
  expect(find).toHaveBeenCalledTimes(10_002);
});
