import { expect, it, vi } from "vitest";
import type { Game } from "../../domain/game/game.ts";
import { followingRows } from "./following-rows.ts";

const game = (id: string, version: number) => ({ id, version }) as Game;
const stated = (games: readonly Game[]) => games.map(({ id, version }) => `${id} ${version}`);

/** Rows whose writes end when the test says so. */
function heldRows() {
  const written: string[][] = [];
  const ends: ((error?: unknown) => void)[] = [];
  const errors: unknown[] = [];
  const rows = followingRows(
    (games) => {
      written.push(stated(games));
      return new Promise((resolve, reject) => ends.push((error) => (error === undefined ? resolve() : reject(error))));
    },
    (error) => errors.push(error),
  );
  return { rows, written, end: (error?: unknown) => ends.shift()?.(error), errors };
}

const unstorable = () => Object.assign(new Error("no such text"), { code: "22021" });

it("writes the last version of each game, some milliseconds after the first", async () => {
  const { rows, written } = heldRows();
  rows.follow(game("a", 3));
  rows.follow(game("b", 7));
  rows.follow(game("a", 4));
  expect(written).toEqual([]);
  await vi.waitFor(() => expect(written).toEqual([["a 4", "b 7"]]));
});

it("never goes back to an earlier version", async () => {
  const { rows, written } = heldRows();
  rows.follow(game("a", 4));
  rows.follow(game("a", 3));
  void rows.caughtUp();
  expect(written).toEqual([["a 4"]]);
});

it("has nothing to wait for if nothing follows", async () => {
  const { rows, end } = heldRows();
  expect(rows.caughtUp()).toBeUndefined();
  rows.follow(game("a", 3));
  const caughtUp = rows.caughtUp();
  end();
  await caughtUp;
  expect(rows.caughtUp()).toBeUndefined();
});

it("has caught up only when what followed during a write is written too", async () => {
  const { rows, written, end } = heldRows();
  rows.follow(game("a", 3));
  void rows.caughtUp();
  rows.follow(game("a", 4));
  let isCaughtUp = false;
  const caughtUp = rows.caughtUp()?.then(() => {
    isCaughtUp = true;
  });
  end();
  await vi.waitFor(() => expect(written).toEqual([["a 3"], ["a 4"]]));
  expect(isCaughtUp).toBe(false);
  end();
  await caughtUp;
});

it("waits for a write that is under way", async () => {
  const { rows, end } = heldRows();
  rows.follow(game("a", 3));
  void rows.caughtUp();
  const caughtUp = rows.caughtUp();
  expect(caughtUp).toBeDefined();
  end();
  await caughtUp;
});

it("writes again what could not be written, with what followed meanwhile", async () => {
  const { rows, written, end, errors } = heldRows();
  rows.follow(game("a", 3));
  rows.follow(game("b", 7));
  const tried = rows.caughtUp();
  rows.follow(game("b", 8));
  end(new Error("no connection"));
  await tried;
  expect(errors).toHaveLength(1);
  // Readers do not wait for a database that does not take the rows.
  expect(rows.caughtUp()).toBeUndefined();
  await vi.waitFor(() => expect(written.at(-1)?.toSorted()).toEqual(["a 3", "b 8"]), { timeout: 60_000 });
});

it("does not let a row that cannot be stored hold up the others", async () => {
  const { rows, written, end, errors } = heldRows();
  rows.follow(game("a", 3));
  rows.follow(game("b", 7));
  const caughtUp = rows.caughtUp();
  end(unstorable());
  await vi.waitFor(() => expect(written).toHaveLength(2));
  end(unstorable());
  await vi.waitFor(() => expect(written).toHaveLength(3));
  end();
  await caughtUp;
  expect(written).toEqual([["a 3", "b 7"], ["a 3"], ["b 7"]]);
  expect(errors).toHaveLength(1);
  expect(rows.caughtUp()).toBeUndefined();
});

it("writes what is left when it is closed, and what comes later at once", async () => {
  const { rows, written, end } = heldRows();
  rows.follow(game("a", 3));
  const closed = rows.close();
  end();
  await closed;
  rows.follow(game("a", 4));
  expect(written).toEqual([["a 3"], ["a 4"]]);
});
