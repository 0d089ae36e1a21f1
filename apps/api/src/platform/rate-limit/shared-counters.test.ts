import type { Pool } from "pg";
import { expect, it, vi } from "vitest";
import { SharedCounters } from "./shared-counters.ts";

const minute = 60_000;

/** A database that holds the counts of all processes, and counts the statements it gets. */
function table() {
  const counts = new Map<string, number>();
  const query = vi.fn(async ({ values: [keys, added, seconds] }: { values: [string[], number[], number[]] }) => {
    const rows = keys.map((key, place) => {
      const count = (counts.get(key) ?? 0) + (added[place] ?? 0);
      counts.set(key, count);
      return { key, count, secondsLeft: Math.max(1, Math.ceil(seconds[place] ?? 0)) };
    });
    return { rows };
  });
  return { pool: { query } as unknown as Pool, query };
}

function twoProcesses() {
  let time = 0;
  const now = () => time;
  const processes = [new SharedCounters(now), new SharedCounters(now)] as const;
  return { one: processes[0], two: processes[1], wait: (ms: number) => (time += ms) };
}

it("adds up what all processes count", async () => {
  const { pool } = table();
  const { one, two } = twoProcesses();
  for (let n = 1; n <= 30; n++) one.increment("a", minute, 40);
  for (let n = 1; n <= 5; n++) two.increment("a", minute, 40);
  await one.share(pool);
  await two.share(pool);
  expect(two.increment("a", minute, 40).current).toBe(36);
  await two.share(pool);
  expect(one.increment("a", minute, 40).current).toBe(31);
  await one.share(pool);
  expect(one.increment("a", minute, 40).current).toBe(38);
  expect(two.increment("b", minute, 40).current).toBe(1);
});

it("needs no statement for counts far below their limit, nor for those that did not change", async () => {
  const { pool, query } = table();
  const { one } = twoProcesses();
  for (let n = 1; n <= 9; n++) one.increment("a", minute, 200);
  await one.share(pool);
  expect(query).not.toHaveBeenCalled();
  one.increment("a", minute, 200);
  await one.share(pool);
  await one.share(pool);
  expect(query).toHaveBeenCalledOnce();
});

it("starts again when the window ends", () => {
  const { one, wait } = twoProcesses();
  expect([one.increment("a", minute, 2), one.increment("a", minute, 2)].map(({ current }) => current)).toEqual([1, 2]);
  wait(minute - 1);
  expect(one.increment("a", minute, 2)).toEqual({ current: 3, ttl: 1 });
  wait(1);
  expect(one.increment("a", minute, 2)).toEqual({ current: 1, ttl: minute });
});

it("keeps what it counted while the database fails", async () => {
  const { pool } = table();
  const failing = { query: () => Promise.reject(new Error("down")) } as unknown as Pool;
  const { one, two } = twoProcesses();
  one.increment("a", minute, 10);
  await expect(one.share(failing)).rejects.toThrow("down");
  await one.share(pool);
  two.increment("a", minute, 10);
  await two.share(pool);
  expect(two.increment("a", minute, 10).current).toBe(3);
});
