import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { rebuildProjections } from "../../../src/composition/rebuild.ts";
import { rulesetRegistry } from "../../../src/composition/rulesets.ts";
import { createRegistry } from "../../../src/domain/game/ruleset-registry.ts";
import { rebuildOneGame } from "../../../src/event-store/rebuild-games.ts";
import type { Chronicle } from "../../../src/features/play/types.ts";
import { cacheResponse, shrinkCache } from "../../../src/stores/games/cached-responses-store.ts";
import { staffMember } from "../../support/accounts/staff.ts";
import { testDatabase } from "../../support/database/test-database.ts";
import { sealedBids } from "../../support/games/sealed-bids.fixture.ts";
import { type Answer, begunGame, Caller, guest, playOn } from "../../support/server/caller.ts";
import { startServer, type TestServer } from "../../support/server/test-server.ts";

const database = testDatabase();
const { pool } = database;
/** Counts views, and hooks into each of them. */
const viewing = { count: 0, beforeEach: () => {} };
const registry = createRegistry([
  ...rulesetRegistry.all,
  {
    ...sealedBids,
    ruleset: {
      ...sealedBids.ruleset,
      view(state, audience) {
        viewing.count += 1;
        viewing.beforeEach();
        return sealedBids.ruleset.view(state, audience);
      },
    },
  },
]);
const startOptions = { registry, runsBots: false, runsJobs: false };
let server: TestServer;
let other: TestServer;
let [ada, bea, wil]: Caller[] = [];

beforeAll(async () => {
  [server, other] = [await startServer(database, startOptions), await startServer(database, startOptions)];
  [ada, bea, wil] = await Promise.all(["Ada", "Bea", "Wil"].map((name) => guest(server.url, name)));
});
afterAll(() => Promise.all([server.close(), other.close()]));
beforeEach(() => {
  viewing.beforeEach = () => {};
});
afterEach(() => vi.restoreAllMocks());

const players = () => [ada, bea] as [Caller, Caller];

async function finishedGame(opening: object = {}): Promise<{ id: string; version: number; digest: string }> {
  const [host, second] = players();
  const { id } = await host.open({ options: { rounds: 3 }, ...opening });
  await host.post(`/v1/games/${id}/invitations`, { account: second.id });
  await second.post(`/v1/games/${id}/seats`, {});
  await host.post(`/v1/games/${id}/start`);
  await playOn(players(), id);
  const { version, digest } = await host.position(id);
  return { id, version, digest };
}

function asked(caller: Caller | undefined, id: string, path: string, etag?: string | null): Promise<Answer> {
  const headers = {
    "accept-encoding": "gzip, deflate",
    ...(etag === undefined ? {} : { "if-none-match": etag ?? "" }),
  };
  return (caller as Caller).call("GET", `/v1/games/${id}/${path}`, undefined, headers);
}

const nobody = () => new Caller(server.url);
const etagOf = ({ headers }: Answer) => headers.get("etag");
/** Counts the cached Brotli rows of a game, whatever other encodings exist; for positions those of version 5. */
const cachedRows = async (id: string, path: string) => {
  const { rowCount } = await pool.query(
    `select from cached_responses where game_id = $1 and kind = $2 and encoding = 'br' and part <> all($3)`,
    [id, path.split("?")[0], await headsOf(id)],
  );
  return rowCount;
};
const headsOf = async (id: string) =>
  (
    await pool.query<{ version: string }>("select version::text from events where game_id = $1 and version <> 5", [id])
  ).rows.map(({ version }) => version);

/** Counts reads of events before the head, and views, during `act`. */
async function workOf(version: number, act: () => Promise<unknown>): Promise<{ reads: number; views: number }> {
  const query = vi.spyOn(pool, "query");
  const before = viewing.count;
  await act();
  const isRead = ([asked]: readonly unknown[]) => {
    const { name, values } = asked as { name?: string; values?: readonly unknown[] };
    return name === "stored-events" && Number(values?.[1]) < version;
  };
  const reads = query.mock.calls.filter(isRead).length;
  query.mockRestore();
  return { reads, views: viewing.count - before };
}

const paths = ["replay?as=1", "steps?as=1", "position?as=1&at=5", "export"];
const nothing = { reads: 0, views: 0 };

describe.each(paths)("%s of a finished game", (path) => {
  it("is computed once for all clients and processes, and is the same each time", async () => {
    const { id, version } = await finishedGame();
    await new Caller(other.url).get(`/v1/games/${id}`);
    let first: Answer | undefined;
    const work = await workOf(version, async () => (first = await asked(nobody(), id, path)));
    expect(work.reads + work.views).toBeGreaterThan(0);
    for (const caller of [nobody(), ada, new Caller(other.url)]) {
      let again: Answer | undefined;
      expect(await workOf(version, async () => (again = await asked(caller, id, path)))).toEqual(nothing);
      expect(again?.text).toBe(first?.text);
      expect(etagOf(again as Answer)).toBe(etagOf(first as Answer));
    }
    expect(await cachedRows(id, path)).toBe(1);
  });

  it("is not sent again to a client with a current copy", async () => {
    const { id, version } = await finishedGame();
    const first = await asked(nobody(), id, path);
    expect(first.headers.get("cache-control")).toBe("public, no-cache");
    await pool.query("truncate cached_responses");
    const again = await workOf(version, async () => {
      const answer = await asked(nobody(), id, path, etagOf(first));
      expect({ status: answer.status, text: answer.text }).toEqual({ status: 304, text: "" });
    });
    expect(again).toEqual(nothing);
  });

  it("is computed once for concurrent requests", async () => {
    const one = await finishedGame();
    const alone = await workOf(one.version, () => asked(nobody(), one.id, path));
    const { id, version } = await finishedGame();
    const work = await workOf(version, () => Promise.all([1, 2, 3, 4, 5].map(() => asked(nobody(), id, path))));
    expect(work).toEqual(alone);
  });

  it("changes when the game is annulled", async () => {
    const { id, version } = await finishedGame();
    const before = await asked(nobody(), id, path);
    const director = await staffMember(pool, server.url, "director");
    await director.post(`/v1/admin/games/${id}/annulment`, {
      expectedVersion: version,
      reason: "They were one and the same.",
    });
    const after = await asked(nobody(), id, path, etagOf(before));
    expect(after.status).toBe(200);
    expect(etagOf(after)).not.toBe(etagOf(before));
    expect(await cachedRows(id, path)).toBe(1);
  });

  it("never changes at a URL with the digest of its last event", async () => {
    const { id, digest } = await finishedGame();
    const at = (named: string) => `${path}${path.includes("?") ? "&" : "?"}digest=${named}`;
    const lasting = await asked(nobody(), id, at(digest));
    expect(lasting.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(lasting.headers.get("vary")).not.toMatch(/cookie|authorization/i);
    const other = await asked(nobody(), id, at("0".repeat(64)));
    expect(other.headers.get("cache-control")).toBe("public, no-cache");
    expect(other.text).toBe(lasting.text);
    expect((await asked(nobody(), id, at("x"))).status).toBe(400);
  });

  it("is computed if the table of cached responses cannot be read", async () => {
    const { id } = await finishedGame();
    const first = await asked(nobody(), id, path);
    const query = pool.query.bind(pool);
    const isOfCache = (text: unknown) => JSON.stringify(text).includes("cached_responses");
    vi.spyOn(pool, "query").mockImplementation(((...given: [never]) =>
      isOfCache(given[0]) ? Promise.reject(new Error("no such table")) : query(...given)) as never);
    const again = await asked(nobody(), id, path);
    expect({ status: again.status, text: again.text }).toEqual({ status: 200, text: first.text });
  });

  it("stays hidden with its game, even if its players have requested it before", async () => {
    const { id } = await finishedGame({ visibility: "invitation" });
    const own = await asked(ada, id, path);
    expect({ status: own.status, cache: own.headers.get("cache-control") }).toEqual({
      status: 200,
      cache: "private, no-cache",
    });
    for (const caller of [wil, nobody()]) expect((await asked(caller, id, path, etagOf(own))).status).toBe(404);
  });
});

it("one page of steps is cached for all pages after the last", async () => {
  const { id, version } = await finishedGame();
  const pages = [version, version + 1, version + 1000].map((after) => asked(nobody(), id, `steps?as=1&after=${after}`));
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await cachedRows(id, "steps")).toBe(1);
});

it("clients without compression get the whole response", async () => {
  const { id } = await finishedGame({ options: { rounds: 40 } });
  const packed = await asked(nobody(), id, "replay");
  const plain = await (nobody() as Caller).call("GET", `/v1/games/${id}/replay`, undefined, {
    "accept-encoding": "identity",
  });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(plain.text).toBe(packed.text);
});

describe("audiences of a finished game", () => {
  it.each(["replay", "steps", "position"])("responses in %s are cached for each of them", async (kind) => {
    const { id } = await finishedGame();
    const audiences = ["0", "1", "spectator", "arbiter"];
    const answers: Answer<{ audience: unknown }>[] = [];
    for (const as of [...audiences, ...audiences])
      answers.push((await asked(nobody(), id, `${kind}?as=${as}`)) as never);
    expect(answers.map(({ body }) => String(body.audience))).toEqual([...audiences, ...audiences]);
    expect(new Set(answers.map(etagOf)).size).toBe(4);
    expect((await asked(nobody(), id, `${kind}?as=1`, etagOf(answers[0] as Answer))).status).toBe(200);
  });

  it("are private to signed-in users if the URL names no audience", async () => {
    const { id } = await finishedGame();
    const own = (await asked(bea, id, "replay")) as Answer<{ audience: unknown }>;
    const public_ = (await asked(nobody(), id, "replay")) as Answer<{ audience: unknown }>;
    expect([own.body.audience, public_.body.audience]).toEqual([1, "spectator"]);
    for (const { headers } of [own, public_]) {
      expect(headers.get("cache-control")).toBe("private, no-cache");
      expect(headers.get("vary")).toMatch(/authorization, cookie, seneschal-companion/i);
    }
  });
});

describe("a running game", () => {
  it("is not cached, and delayed spectators get all of it when it is over", async () => {
    const delay = { spectatorDelay: { moves: 2, minutes: 0 }, options: { rounds: 2 } };
    const { id } = await begunGame(players(), delay);
    await playOn(players(), id, 3);
    const early = (await asked(wil, id, "replay?as=spectator")) as Answer<Chronicle>;
    await asked(wil, id, "steps?as=spectator");
    await asked(ada, id, `position?at=${early.body.steps.at(-1)?.version}`);
    const { rows } = await pool.query("select kind from cached_responses where game_id = $1", [id]);
    expect(rows).toEqual([]);
    await playOn(players(), id);
    const { version } = await (wil as Caller).get<{ version: number }>(`/v1/games/${id}`);
    const late = (await asked(wil, id, "replay?as=spectator", etagOf(early))) as Answer<Chronicle>;
    expect(late.status).toBe(200);
    expect(late.body.steps.at(-1)?.version).toBe(version);
  });
});

describe("a long replay", () => {
  it.each(["running", "finished"])("lets other requests in between, for a %s game", async (state) => {
    const { id } = await begunGame(players(), { options: { rounds: 12 } });
    await playOn(players(), id, state === "running" ? 20 : Number.POSITIVE_INFINITY);
    const log: string[] = [];
    let health: Promise<unknown> | undefined;
    viewing.beforeEach = () => {
      log.push("view");
      // Each view uses up a whole slice, on any machine.
      for (const until = performance.now() + 10; performance.now() < until; );
      health ??= fetch(`${server.url}/health/live`).then(() => log.push("health"));
    };
    await asked(nobody(), id, "replay");
    await health;
    expect(log.filter((word) => word === "view").length).toBeGreaterThan(20);
    expect(log.at(-1)).toBe("view");
  });
});

describe("cached responses of finished games", () => {
  it("are dropped by a rebuild of everything or of one game", async () => {
    const [one, two] = [await finishedGame(), await finishedGame()];
    for (const { id } of [one, two]) await asked(nobody(), id, "replay");
    const client = await pool.connect();
    expect(await rebuildOneGame(client, registry, one.id)).toBe(true);
    client.release();
    expect([await cachedRows(one.id, "replay"), await cachedRows(two.id, "replay")]).toEqual([0, 1]);
    await rebuildProjections(pool, registry);
    expect(await cachedRows(two.id, "replay")).toBe(0);
  });

  it("are dropped when a player's account is deleted", async () => {
    const leaver = await guest(server.url, "Leaver");
    const pair = [ada as Caller, leaver];
    const { id } = await begunGame(pair, { options: { rounds: 1 } });
    await playOn(pair, id);
    const elsewhere = await finishedGame();
    for (const game of [id, elsewhere.id]) await asked(nobody(), game, "export");
    expect((await leaver.call("POST", "/v1/account/deletion", {})).status).toBe(204);
    expect([await cachedRows(id, "export"), await cachedRows(elsewhere.id, "export")]).toEqual([0, 1]);
  });

  it("are limited in size: the least recently used are evicted first", async () => {
    const { id } = await finishedGame();
    await pool.query("truncate cached_responses");
    const key = (part: string) =>
      ({ game: id, kind: "position", audience: "spectator", part, encoding: "br", tag: "x" }) as const;
    for (const [age, part] of ["new", "old", "older"].entries()) {
      await cacheResponse(pool, key(part), Buffer.alloc(1000));
      await pool.query("update cached_responses set used_at = now() - $1 * interval '1 day' where part = $2", [
        age,
        part,
      ]);
    }
    // Each row counts as half a kilobyte more than its body.
    await shrinkCache(pool, 3500);
    const { rows } = await pool.query<{ part: string }>("select part from cached_responses order by part");
    expect(rows.map(({ part }) => part)).toEqual(["new", "old"]);
  });
});
