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

server.get("/parts/:part", async (request, reply) => {
  const { part } = request.params as { part: string };
  const text = () => twoParts(part);
  return past.send({ request, reply }, { head, kind: "replay", audience: 1, part, isForAll: true, text });
});

const brotli = { "accept-encoding": "br" };
/** Enough for the first part of a compressed body. */
const beginningText = Array.from({ length: 40_000 }, (_, n) => Math.sin(n).toString(36)).join(" ");

async function* twoParts(part: string) {
  begun.push(part);
  yield beginningText;
  while (!ended.has(part)) await nextTurn();
  if (part === "fails") throw new Error("the rules of this game have a fault");
  yield part;
}

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

it("a client gets the beginning before the end is computed, and others the whole from the same computation", async () => {
  const first = await fetch(`${url}/parts/end`, { headers: brotli });
  const reader = first.body?.getReader();
  const beginning = await reader?.read();
  expect(beginning?.value?.length).toBeGreaterThan(0);
  const other = fetch(`${url}/parts/end`, { headers: brotli });
  ended.add("end");
  let text = "";
  const decoder = new TextDecoder();
  for (let part = beginning; part?.value !== undefined; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
  }
  expect(text).toBe(`${beginningText}end`);
  expect(await (await other).text()).toBe(text);
  expect(begun.filter((part) => part === "end")).toHaveLength(1);
});

it("a failure after the beginning ends the connection; one before it is a problem, and nothing is kept", async () => {
  const failed = await fetch(`${url}/parts/fails`, { headers: brotli });
  ended.add("fails");
  await expect(failed.text()).rejects.toThrow();
  // Now it fails before a part is complete.
  expect((await fetch(`${url}/parts/fails`, { headers: brotli })).status).toBe(500);
  expect(begun.filter((part) => part === "fails")).toHaveLength(2);
});
