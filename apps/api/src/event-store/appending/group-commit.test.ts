import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Append } from "./group-commit.ts";
import { groupCommit } from "./group-commit.ts";

const appendTo = (game: string): Append => ({ game });
const gamesOf = (batch: readonly Append[]) => batch.map(({ game }) => game);

it("appends that arrive together share one batch; those that arrive meanwhile go into the next", async () => {
  const batches: (readonly string[])[] = [];
  const landing = gate();
  const append = groupCommit(async (batch) => {
    batches.push(gamesOf(batch));
    await landing.opened;
    return new Set(gamesOf(batch));
  });
  const first = ["a", "b", "c"].map((game) => append(appendTo(game)));
  await nextTurn();
  const second = ["d", "e"].map((game) => append(appendTo(game)));
  await nextTurn();
  // Two batches are in flight; the third waits for one of them.
  const third = ["f", "g"].map((game) => append(appendTo(game)));
  await nextTurn();
  third.push(append(appendTo("h")));
  landing.open();
  await Promise.all([...first, ...second, ...third]);
  expect(batches).toEqual([
    ["a", "b", "c"],
    ["d", "e"],
    ["f", "g", "h"],
  ]);
});

it("a full batch is written while others are still in flight", async () => {
  const batches: (readonly string[])[] = [];
  const append = groupCommit(async (batch) => {
    batches.push(gamesOf(batch));
    await nextTurn();
    return new Set(gamesOf(batch));
  });
  const games = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
  const appended = games.map((game) => append(appendTo(game)));
  expect(batches).toEqual([games.slice(0, 8)]);
  await Promise.all(appended);
  expect(batches).toEqual([games.slice(0, 8), games.slice(8)]);
});

it("two appends to one game are written one after the other", async () => {
  const batches: (readonly string[])[] = [];
  const append = groupCommit(async (batch) => {
    batches.push(gamesOf(batch));
    await nextTurn();
    return new Set(gamesOf(batch));
  });
  await Promise.all(["a", "b", "a", "a"].map((game) => append(appendTo(game))));
  expect(batches).toEqual([["a", "b"], ["a"], ["a"]]);
});

it("only the append that cannot be stored fails", async () => {
  const append = groupCommit(async (batch) => {
    await nextTurn();
    if (gamesOf(batch).includes("bad")) throw Object.assign(new Error("invalid text"), { code: "22P05" });
    return new Set(gamesOf(batch));
  });
  const answers = await Promise.allSettled(["x", "y", "a", "bad", "b"].map((game) => append(appendTo(game))));
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected", "fulfilled"]);
});

it("all appends of a batch fail when the database is unavailable, and none is retried", async () => {
  let writes = 0;
  const append = groupCommit(async () => {
    writes += 1;
    await nextTurn();
    throw Object.assign(new Error("gone"), { code: "57P01" });
  });
  const answers = await Promise.allSettled(["x", "y", "a", "b"].map((game) => append(appendTo(game))));
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected", "rejected"]);
  expect(writes).toBe(1);
});

function gate() {
  let open = () => {};
  const opened = new Promise<void>((settle) => {
    open = settle;
  });
  return { opened, open };
}
