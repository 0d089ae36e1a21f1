import type { Pool } from "pg";
import { expect, it } from "vitest";
import type { Game } from "../../../domain/game/game.ts";
import type { PlayDeps } from "../types.ts";
import { undoRequestFeed } from "./undo-request-feed.ts";

const seats = ["ada", "bea"].map((account) => ({ kind: "person", account }));
const gameAt = (version: number) =>
  ({ id: "a", version, phase: "running", seats, takebacks: [{ seat: 0, to: 3 }] }) as unknown as Game;

/** A request of seat 0 at one version; `readAt` lists the versions at which it was read. */
function requestAt(version: number) {
  const readAt: number[] = [];
  const row = { version, seat: 0, ruling: null, target_version: 3, agreed: [], requested_at: new Date(0) };
  const query = async ({ values: [, at] }: { values: [string, number] }) => {
    readAt.push(at);
    return { rows: at === version ? [row] : [] };
  };
  return { deps: { pool: { query } as unknown as Pool } as PlayDeps, readAt };
}

it("finds a request that was announced before the move that it is about", async () => {
  const { deps, readAt } = requestAt(5);
  const feed = undoRequestFeed(deps, "bea");
  expect(await feed(gameAt(4), true)).toBeUndefined();
  expect(JSON.parse((await feed(gameAt(5), false)) ?? "null")).toMatchObject({ version: 5, request: {} });
  expect(readAt).toEqual([4, 5]);
});

it("reads nothing at later moves if nothing was announced", async () => {
  const { deps, readAt } = requestAt(9);
  const feed = undoRequestFeed(deps, "bea");
  for (const version of [4, 5, 6]) await feed(gameAt(version), false);
  expect(readAt).toEqual([]);
  await feed(gameAt(6), true);
  for (const version of [7, 8]) await feed(gameAt(version), false);
  expect(readAt).toEqual([6, 7]);
});
