import { randomUUID } from "node:crypto";
import { problem } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../../support/database/test-database.ts";
import { begunGame, Caller, firstCard, guest, playOn } from "../../support/server/caller.ts";
import { startServer, type TestServer } from "../../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let ada: Caller;
let bea: Caller;
let stranger: Caller;
let nobody: Caller;
/** A game in which it is Ada's turn first. */
let game: string;
let version: number;
let card: number;

beforeAll(async () => {
  server = await startServer(database);
  [ada, bea, stranger] = [
    await guest(server.url, "Ada"),
    await guest(server.url, "Bea"),
    await guest(server.url, "Xe"),
  ];
  nobody = new Caller(server.url);
  ({ id: game, version } = await begunGame([ada, bea]));
  card = firstCard(await ada.position(game));
});
afterAll(() => server.close());

interface Bad {
  readonly what: string;
  readonly who?: () => Caller;
  readonly method?: string;
  readonly path: () => string;
  readonly body?: () => unknown;
  readonly headers?: Record<string, string>;
  readonly status: number;
  readonly code: string;
}

const moves = () => `/v1/games/${game}/moves`;
const bid = () => ({ expectedVersion: version, move: { type: "bid", card } });
const unknownGame = randomUUID();
const cursorAt = (openedAt: string) => Buffer.from(JSON.stringify([openedAt, unknownGame])).toString("base64url");

const requests: readonly Bad[] = [
  { what: "an unknown game", path: () => `/v1/games/${unknownGame}/moves`, body: bid, status: 404, code: "not-found" },
  {
    what: "a game id that is none",
    path: () => "/v1/games/7/moves",
    body: bid,
    status: 400,
    code: "malformed-request",
  },
  { what: "no session", who: () => nobody, path: moves, body: bid, status: 401, code: "not-signed-in" },
  { what: "no seat", who: () => stranger, path: moves, body: bid, status: 403, code: "not-your-seat" },
  {
    what: "an illegal move",
    path: moves,
    body: () => ({ expectedVersion: version, move: { type: "bid", card: 7 } }),
    status: 422,
    code: "refused",
  },
  {
    what: "a version to come",
    path: moves,
    body: () => ({ ...bid(), expectedVersion: version + 9 }),
    status: 409,
    code: "stale-version",
  },
  {
    what: "a version before the game began",
    path: moves,
    body: () => ({ ...bid(), expectedVersion: 1 }),
    status: 409,
    code: "stale-version",
  },
  {
    what: "a negative version",
    path: moves,
    body: () => ({ ...bid(), expectedVersion: -1 }),
    status: 400,
    code: "malformed-request",
  },
  {
    what: "a version beyond all numbers",
    path: moves,
    body: () => ({ ...bid(), expectedVersion: 1e30 }),
    status: 400,
    code: "malformed-request",
  },
  { what: "malformed JSON", path: moves, body: () => '{"move":', status: 400, code: "malformed-request" },
  { what: "no body", path: moves, status: 400, code: "malformed-request" },
  { what: "a body that is no object", path: moves, body: () => "[]", status: 400, code: "malformed-request" },
  {
    what: "a poisoned body",
    path: moves,
    body: () => '{"__proto__":{"x":1},"expectedVersion":1,"move":{"type":"bid","card":1}}',
    status: 400,
    code: "malformed-request",
  },
  {
    what: "an unknown move",
    path: moves,
    body: () => ({ expectedVersion: version, move: { type: "cheat" } }),
    status: 400,
    code: "malformed-request",
  },
  {
    what: "an unknown field of a move",
    path: moves,
    body: () => ({ expectedVersion: version, move: { type: "bid", card, seat: 1 } }),
    status: 400,
    code: "malformed-request",
  },
  {
    what: "an unknown field",
    path: moves,
    body: () => ({ ...bid(), seat: 1 }),
    status: 400,
    code: "malformed-request",
  },
  {
    what: "a body of 10 MB",
    path: moves,
    body: () => JSON.stringify({ expectedVersion: version, move: "x".repeat(10_000_000) }),
    status: 413,
    code: "too-large",
  },
  {
    what: "a wrong content type",
    path: moves,
    body: () => "expectedVersion=1",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    status: 415,
    code: "unsupported-media-type",
  },
  {
    what: "an Idempotency-Key with blanks",
    path: moves,
    body: bid,
    headers: { "idempotency-key": "two words" },
    status: 400,
    code: "malformed-request",
  },
  {
    what: "an undo of nothing",
    path: () => `/v1/games/${game}/undo`,
    body: () => ({ expectedVersion: version }),
    status: 409,
    code: "undo-closed",
  },
  {
    what: "a stale undo",
    path: () => `/v1/games/${game}/undo`,
    body: () => ({ expectedVersion: version - 1 }),
    status: 409,
    code: "stale-version",
  },
  {
    what: "a rehearsal of nothing",
    path: () => `/v1/games/${game}/previews`,
    body: () => ({ expectedVersion: version, moves: [] }),
    status: 400,
    code: "malformed-request",
  },
  {
    what: "a resignation without a seat",
    who: () => stranger,
    path: () => `/v1/games/${game}/resignation`,
    status: 403,
    code: "not-your-seat",
  },
  {
    what: "a seat in a game that has begun",
    who: () => stranger,
    path: () => `/v1/games/${game}/seats`,
    body: () => ({}),
    status: 409,
    code: "not-open",
  },
  {
    what: "a seat that the table has not",
    path: () => `/v1/games/${game}/position?as=4`,
    method: "GET",
    status: 400,
    code: "malformed-request",
  },
  { what: "negative paging", path: () => "/v1/games?limit=-1", method: "GET", status: 400, code: "malformed-request" },
  {
    what: "paging of too much",
    path: () => "/v1/games?limit=101",
    method: "GET",
    status: 400,
    code: "malformed-request",
  },
  {
    what: "a made-up cursor",
    path: () => "/v1/games?cursor=abc",
    method: "GET",
    status: 400,
    code: "malformed-request",
  },
  {
    what: "an unknown filter",
    path: () => "/v1/games?colour=red",
    method: "GET",
    status: 400,
    code: "malformed-request",
  },
  {
    what: "my games without a session",
    who: () => nobody,
    path: () => "/v1/games?mine=true",
    method: "GET",
    status: 401,
    code: "not-signed-in",
  },
  {
    what: "a negative version to look at",
    path: () => `/v1/games/${game}/position?at=-1`,
    method: "GET",
    status: 400,
    code: "malformed-request",
  },
  {
    what: "a version that is still to come",
    path: () => `/v1/games/${game}/position?at=99999`,
    method: "GET",
    status: 404,
    code: "not-found",
  },
  {
    what: "the eyes of another",
    path: () => `/v1/games/${game}/position?as=1`,
    method: "GET",
    status: 403,
    code: "forbidden",
  },
  {
    what: "the eyes of nobody we know",
    path: () => `/v1/games/${game}/position?as=owl`,
    method: "GET",
    status: 400,
    code: "malformed-request",
  },
  {
    what: "the export of a game that is played",
    path: () => `/v1/games/${game}/export`,
    method: "GET",
    status: 409,
    code: "not-finished",
  },
  {
    what: "a stream from a version that is none",
    path: () => `/v1/games/${game}/stream?after=x`,
    method: "GET",
    status: 400,
    code: "malformed-request",
  },
  {
    what: "rules in a language that is not kept",
    path: () => "/v1/rulesets/sealed-bids/rules?language=la",
    method: "GET",
    status: 400,
    code: "malformed-request",
  },
  {
    what: "rules that are not kept",
    path: () => "/v1/rulesets/chess/rules",
    method: "GET",
    status: 404,
    code: "not-found",
  },
  { what: "an invitation to nowhere", path: () => "/v1/invitations/x", method: "GET", status: 404, code: "not-found" },
  {
    what: "a ruleset that is not played here",
    path: () => "/v1/games",
    body: () => ({ name: "x", ruleset: "chess", options: {}, seats: 2 }),
    status: 400,
    code: "malformed-request",
  },
  {
    what: "a name that nobody can read",
    path: () => "/v1/games",
    body: () => ({ name: "a\u0000b", ruleset: "sealed-bids", options: { rounds: 1 }, seats: 2 }),
    status: 400,
    code: "malformed-request",
  },
  {
    what: "half a character as a name",
    path: () => "/v1/games",
    body: () => '{"name":"\\ud800","ruleset":"sealed-bids","options":{"rounds":1},"seats":2}',
    status: 400,
    code: "malformed-request",
  },
  {
    what: "entropy that is too short",
    path: () => "/v1/games",
    body: () => ({ name: "x", ruleset: "sealed-bids", options: { rounds: 1 }, seats: 2, entropy: "ab" }),
    status: 400,
    code: "malformed-request",
  },
  {
    what: "an invitation that no link holds",
    path: () => "/v1/invitations/%00",
    method: "GET",
    status: 400,
    code: "malformed-request",
  },
  {
    what: "a cursor before all calendars",
    path: () => `/v1/games?cursor=${cursorAt("0000-01-01T00:00:00Z")}`,
    method: "GET",
    status: 400,
    code: "malformed-request",
  },
  {
    what: "a cookie that is no token",
    who: () => nobody,
    path: () => "/v1/session",
    method: "GET",
    headers: { cookie: "seneschal-session=a%00b" },
    status: 401,
    code: "not-signed-in",
  },
  ...["a\u0000b", "\ud800", "\u200b"].flatMap((name) => [
    {
      what: `the unreadable name ${JSON.stringify(name)} of a guest`,
      path: () => "/v1/guests",
      body: () => ({ name }),
      status: 400,
      code: "malformed-request",
    },
    {
      what: `the unreadable name ${JSON.stringify(name)} of an account`,
      method: "PATCH",
      path: () => "/v1/account",
      body: () => ({ name }),
      status: 400,
      code: "malformed-request",
    },
  ]),
  { what: "a method that is not taken", path: moves, method: "PUT", status: 405, code: "method-not-allowed" },
  { what: "an address that is not there", path: () => "/v1/gates", method: "GET", status: 404, code: "not-found" },
];

describe("an invalid request", () => {
  it.each(requests)("returns $status for $what, and writes nothing", async (bad) => {
    const before = await everythingWritten();
    const { who = () => ada, method = "POST", path, body, headers = {}, status, code } = bad;
    const answer = await who().call(method, path(), body?.(), headers);
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: { status, code } });
    expect(answer.headers.get("content-type")).toContain("application/problem+json");
    const { detail, instance } = problem.parse(answer.body);
    expect(detail.length).toBeGreaterThan(15);
    expect(instance).not.toBe("");
    expect(await everythingWritten()).toEqual(before);
  });

  it("out of turn is told so", async () => {
    const { id, version } = await begunGame([ada, bea]);
    await playOn([ada, bea], id, 1);
    const answer = await ada.tryMove(id, version + 1, { type: "stake", coins: 1 });
    expect(answer).toMatchObject({ status: 409, body: { code: "not-your-turn" } });
  });

  it("is rejected with the key of another request", async () => {
    const { id, version } = await begunGame([ada, bea]);
    const key = randomUUID();
    await ada.tryMove(id, version, { type: "stake", coins: 1 }, key);
    const before = await everythingWritten();
    const other = await ada.tryMove(id, version + 1, { type: "stake", coins: 2 }, key);
    expect(other).toMatchObject({ status: 409, body: { code: "idempotency-key-reused" } });
    const undo = await ada.call(
      "POST",
      `/v1/games/${id}/undo`,
      { expectedVersion: version + 1 },
      { "idempotency-key": key },
    );
    expect(undo).toMatchObject({ status: 409, body: { code: "idempotency-key-reused" } });
    expect(await everythingWritten()).toEqual(before);
    // Another account has its own keys.
    expect(await bea.tryMove(id, version + 1, { type: "stake", coins: 2 }, key)).toMatchObject({ status: 200 });
  });

  it("is rejected if it creates another game with the same key", async () => {
    const key = { "idempotency-key": randomUUID() };
    const opening = { name: "x", ruleset: "sealed-bids", options: { rounds: 1 }, seats: 2 };
    await ada.post("/v1/games", opening, key);
    const before = await everythingWritten();
    const other = await ada.call("POST", "/v1/games", { ...opening, seats: 3 }, key);
    expect(other).toMatchObject({ status: 409, body: { code: "idempotency-key-reused" } });
    expect(await everythingWritten()).toEqual(before);
  });

  it("decided before the move that ended the game gets the new version", async () => {
    const { id, version } = await begunGame([ada, bea], { options: { rounds: 1 } });
    await playOn([ada, bea], id);
    const { version: head } = await ada.position(id);
    const move = { type: "stake", coins: 1 };
    for (const [path, body] of [
      ["moves", { expectedVersion: version, move }],
      ["undo", { expectedVersion: version }],
      ["undo-request", { expectedVersion: version }],
      ["previews", { expectedVersion: version, moves: [move] }],
      ["draft/check", { expectedVersion: version, moves: [move] }],
      ["draft/play", { expectedVersion: version, moves: [move] }],
    ] as const) {
      const answer = await ada.call("POST", `/v1/games/${id}/${path}`, body);
      expect({ path, ...answer }).toMatchObject({ path, status: 409, body: { code: "stale-version", head } });
    }
  });

  it("is rejected after the end of the game", async () => {
    const { id } = await begunGame([ada, bea], { options: { rounds: 1 } });
    await playOn([ada, bea], id);
    const { version } = await ada.position(id);
    const before = await everythingWritten();
    for (const [path, body] of [
      ["moves", { expectedVersion: version, move: { type: "stake", coins: 1 } }],
      ["undo", { expectedVersion: version }],
      ["resignation", undefined],
    ] as const) {
      const answer = await ada.call("POST", `/v1/games/${id}/${path}`, body);
      expect(answer).toMatchObject({ status: 409, body: { code: "not-running" } });
    }
    expect(await everythingWritten()).toEqual(before);
  });

  it("is answered with a request to sign in if the session has ended", async () => {
    const gone = await guest(server.url, "Gone");
    await gone.call("DELETE", "/v1/session");
    const answer = await gone.call("POST", moves(), bid());
    expect(answer).toMatchObject({ status: 401, body: { code: "not-signed-in" } });
  });

  it.each(["/position", "/steps", "/replay", "/replay/changes", "/stream", "/export", ""])(
    "with an invalid token gets no %s",
    async (part) => {
      const path = `/v1/games/${game}${part}`;
      const answer = await new Caller(server.url, "never-given").call("GET", path);
      expect(answer).toMatchObject({ status: 401, body: { code: "not-signed-in" } });
    },
  );

  it("gets no lobby with an invalid token, and the public one with an invalid cookie", async () => {
    for (const path of ["/v1/games", "/v1/invitations/x"]) {
      expect(await new Caller(server.url, "never-given").call("GET", path)).toMatchObject({ status: 401 });
    }
    const cookie = { cookie: "seneschal-session=never-given" };
    expect(await nobody.call("GET", "/v1/games", undefined, cookie)).toMatchObject({ status: 200 });
    expect(await nobody.call("GET", `/v1/games/${game}`, undefined, cookie)).toMatchObject({ status: 200 });
  });
});

async function everythingWritten() {
  const { rows } = await database.pool.query(
    `select (select count(*) from events) as events,
            (select json_agg(games order by game_id) from games) as games,
            (select json_agg(seats order by game_id, seat) from seats) as seats,
            (select count(*) from pending_work) as outbox,
            (select json_agg(accounts order by id) from accounts) as accounts,
            (select json_agg(sessions order by id) from sessions) as sessions`,
  );
  return rows[0];
}
