import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Game } from "../../../src/domain/game/game.ts";
import { HistoryResponses } from "../../../src/features/play/viewing/history-responses.ts";
import { readEnvironment } from "../../../src/platform/environment/environment.ts";
import { createServer } from "../../../src/platform/http/server.ts";
import { testDatabase } from "../../support/database/test-database.ts";

const { pool } = testDatabase();
const onError = (error: unknown) => expect.fail(String(error));
const past = new HistoryResponses(pool, onError, {
  runningMaxPerAddress: 1,
  waitingMaxPerAddress: 1,
  waitMaxSeconds: 100_000,
});
const head = { id: "0", version: 1, digest: "0", phase: "running", settings: { visibility: "public" } } as Game;
const server = createServer(readEnvironment({ LOG_LEVEL: "silent", REQUESTS_PER_MINUTE: "0" }));
/** The computations, by part; each continues until the test ends it. */
const begun: string[] = [];
const stopped: string[] = [];
const ended = new Set<string>();
let url: string;

server.get("/long/:part", async (request, reply) => {
  const { part } = request.params as { part: string };
  return past.send({ request, reply }, { head, kind: "replay", audience: 0, part, isForAll: true, text: textOf(part) });
});

const textOf = (part: string) =>
  async function* (pause: () => Promise<void>) {
    begun.push(part);
    try {
      for (; !ended.has(part); await nextTurn()) await pause();
      yield part;
    } finally {
      stopped.push(part);
    }
  };

beforeAll(async () => {
  url = await server.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => server.close());

it("an address with too many long requests waits and is then rejected; a client that disconnects frees its place", async () => {
  const leaving = new AbortController();
  const left = fetch(`${url}/long/left`, { signal: leaving.signal });
  await expect.poll(() => begun).toEqual(["left"]);
  const [one, other] = [fetch(`${url}/long/waits`), fetch(`${url}/long/waits-too`)];
  const refused = await Promise.race([one, other]);
  expect({ status: refused.status, type: refused.headers.get("content-type") }).toEqual({
    status: 429,
    type: "application/problem+json",
  });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  // Otherwise the client would take the rejection for the response the next time it asks.
  expect(refused.headers.get("etag")).toBeNull();
  leaving.abort();
  await expect(left).rejects.toThrow();
  await expect.poll(() => stopped).toEqual(["left"]);
  for (const part of ["waits", "waits-too"]) ended.add(part);
  const statuses = [(await one).status, (await other).status];
  expect(statuses.toSorted()).toEqual([200, 429]);
  expect(begun).toHaveLength(2);
});
