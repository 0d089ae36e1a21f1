import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Game } from "../../../src/domain/game/game.ts";
import { HistoryResponses } from "../../../src/features/play/viewing/history-responses.ts";
import { readEnvironment } from "../../../src/platform/environment/environment.ts";
import { createServer } from "../../../src/platform/http/server.ts";
import { testDatabase } from "../../support/database/test-database.ts";
import { swiss, testPlan } from "../../support/games/tournament-play.ts";
import { begunGame, type Caller, guest } from "../../support/server/caller.ts";
import { startServer, type TestServer } from "../../support/server/test-server.ts";

/** What is limited by address is limited for a whole IPv6 network: one household has 2^64 addresses. */
const database = testDatabase();
let server: TestServer;
let limitedServer: TestServer;
beforeAll(async () => {
  server = await startServer(database, { runsBots: false, runsJobs: false });
  const variables = { REQUESTS_PER_MINUTE: "40", STREAMS_PER_ADDRESS: "2" };
  limitedServer = await startServer(database, { runsBots: false, runsJobs: false, hasLimits: true, variables });
});
afterAll(() => Promise.all([server.close(), limitedServer.close()]));

const hostOf = (network: number) => (host: number) => `2001:db8:0:${network}:${host}::${host}`;
const from = (ip: string) => ({ "x-forwarded-for": ip });

/** The response, whose body is not read before the test ends. */
async function ask(url: string, ip: string, init: RequestInit = {}): Promise<Response> {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const headers = { ...init.headers, ...from(ip) };
  return fetch(url, { ...init, headers, signal: leaving.signal });
}

describe("an IPv6 network is one source", () => {
  it("for all requests without a session", async () => {
    const [host, elsewhere] = [hostOf(1), hostOf(2)];
    const look = async (ip: string) => (await ask(`${limitedServer.url}/v1/rulesets`, ip)).status;
    for (let n = 1; n <= 40; n++) expect(await look(host(n))).toBe(200);
    expect(await look(host(41))).toBe(429);
    expect(await look(elsewhere(1))).toBe(200);
  });

  it("for requests that invite flooding", async () => {
    const [host, elsewhere] = [hostOf(3), hostOf(4)];
    const come = async (ip: string, n: number) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ name: `Guest ${n}` });
      return (await ask(`${limitedServer.url}/v1/guests`, ip, { method: "POST", headers, body })).status;
    };
    for (let n = 1; n <= 30; n++) expect(await come(host(n), n)).toBe(201);
    expect(await come(host(31), 31)).toBe(429);
    expect(await come(elsewhere(1), 32)).toBe(201);
  });

  it("for live streams", async () => {
    const [host, elsewhere] = [hostOf(5), hostOf(6)];
    const { id } = await begunGame([await guest(server.url, "Ada"), await guest(server.url, "Bea")]);
    const follow = async (ip: string) => (await ask(`${limitedServer.url}/v1/games/${id}/stream`, ip)).status;
    for (const n of [1, 2]) expect(await follow(host(n))).toBe(200);
    expect(await follow(host(3))).toBe(429);
    expect(await follow(elsewhere(1))).toBe(200);
  });

  it("for requests about the past", async () => {
    const [host, elsewhere] = [hostOf(7), hostOf(8)];
    const past = new HistoryResponses(database.pool, (error) => expect.fail(String(error)), {
      runningMaxPerAddress: 1,
      waitingMaxPerAddress: 0,
      waitMaxSeconds: 100_000,
    });
    const head = { id: "0", version: 1, digest: "0", phase: "running", settings: { visibility: "public" } } as Game;
    const slowServer = createServer(readEnvironment({ LOG_LEVEL: "silent", REQUESTS_PER_MINUTE: "0" }));
    const begun: string[] = [];
    let mayEnd = false;
    slowServer.get("/long/:part", async (request, reply) => {
      const { part } = request.params as { part: string };
      async function* text(pause: () => Promise<void>) {
        begun.push(part);
        for (; !mayEnd; await nextTurn()) await pause();
        yield part;
      }
      return past.send({ request, reply }, { head, kind: "replay", audience: 0, part, isForAll: true, text });
    });
    const url = await slowServer.listen({ host: "127.0.0.1", port: 0 });
    onTestFinished(() => slowServer.close());
    const first = ask(`${url}/long/first`, host(1));
    await expect.poll(() => begun).toEqual(["first"]);
    expect((await ask(`${url}/long/second`, host(2))).status).toBe(429);
    const other = ask(`${url}/long/other`, elsewhere(1));
    await expect.poll(() => begun).toEqual(["first", "other"]);
    mayEnd = true;
    expect([(await first).status, (await other).status]).toEqual([200, 200]);
  });

  it("for simulations, of which few may wait", async () => {
    const host = hostOf(9);
    const players = await Promise.all(Array.from({ length: 6 }, (_, n) => guest(server.url, `Player ${n}`)));
    const simulate = ({ token = "" }: Caller, ip: string) => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      // The largest there is: the first is still running when the last comes.
      const body = JSON.stringify({ plan: testPlan([swiss(9)]), players: 128 });
      return ask(`${server.url}/v1/tournament-simulations`, ip, { method: "POST", headers, body });
    };
    const answers = players.map((player, n) => simulate(player, host(n)));
    for (const answer of answers) answer.catch(() => {});
    expect((await Promise.race(answers)).status).toBe(429);
  });
});

describe("several processes", () => {
  it("count the requests of a source together", async () => {
    const other = await startServer(database, {
      ...{ runsBots: false, runsJobs: false, hasLimits: true },
      variables: { REQUESTS_PER_MINUTE: "40" },
    });
    onTestFinished(() => other.close());
    const host = hostOf(11)(1);
    const look = async ({ url }: TestServer) => (await ask(`${url}/v1/rulesets`, host)).status;
    for (let n = 1; n <= 40; n++) expect(await look(limitedServer)).toBe(200);
    // The processes add up their counts regularly.
    let asked = 0;
    const lookAgain = () => {
      asked += 1;
      return look(other);
    };
    await expect.poll(lookAgain, { timeout: 60_000, interval: 500 }).toBe(429);
    expect(asked).toBeLessThan(40);
  });
});
