import type { Pool } from "pg";
import { expect, it } from "vitest";
import { GameUpdates } from "./game-updates.ts";
import { wakeFollowers } from "./wake-followers.ts";

const game = "11111111-2222-4333-8444-555555555555";

/** A database that answers when the test tells it to. */
class SlowDatabase {
  readonly #waiting: ((answer: { rows: readonly unknown[] }) => void)[] = [];
  queries = 0;

  query(): Promise<{ rows: readonly unknown[] }> {
    this.queries += 1;
    return new Promise((settle) => this.#waiting.push(settle));
  }

  answer(version: number): void {
    this.#waiting.shift()?.({ rows: [{ id: game, version, sideUpdates: "" }] });
  }
}

it("checks that are requested during a check run once, after it", async () => {
  const database = new SlowDatabase();
  const heads: number[] = [];
  const updates = new GameUpdates();
  updates.follow(game, (wake) => "head" in wake && heads.push(wake.head));
  const { check } = wakeFollowers({
    pool: database as unknown as Pool,
    store: { updates, reached: () => Promise.resolve(undefined) },
    notificationListener: { subscribe: () => {}, onReconnect: () => {} } as never,
    onError: (error) => expect.unreachable(String(error)),
  });
  const checks = [check(), check(), check(), check()];
  expect(database.queries).toBe(1);
  database.answer(5);
  await checks[0];
  await expect.poll(() => database.queries).toBe(2);
  database.answer(6);
  await Promise.all(checks);
  expect(database.queries).toBe(2);
  expect(heads).toEqual([5, 6]);
});
