import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../../support/database/test-database.ts";
import { planned, swiss, testPlan } from "../../support/games/tournament-play.ts";
import { begunGame, type Caller, guest } from "../../support/server/caller.ts";
import { startServer, type TestServer } from "../../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let [ada, bea, cid, dan]: Caller[] = [];
let open: string;
let running: string;
let tournament: string;

beforeAll(async () => {
  server = await startServer(database, { runsBots: false, runsJobs: false });
  [ada, bea, cid, dan] = await Promise.all(["Ada", "Bea", "Cid", "Dan"].map((name) => guest(server.url, name)));
  await database.pool.query("update accounts set email = id || '@seneschal.example', email_verified = true");
  ({ id: open } = await host().open({ seats: 4 }));
  ({ id: running } = await begunGame([host(), other()]));
  tournament = await planned(host(), testPlan([swiss(2)], { name: "Winter Cup" }));
});
afterAll(() => server.close());

function host(): Caller {
  if (ada === undefined) throw new Error("nobody is there");
  return ada;
}

function other(): Caller {
  if (bea === undefined) throw new Error("nobody is there");
  return bea;
}

interface Operation {
  readonly who?: () => Caller;
  readonly path: () => string;
  /** The content of the request. */
  readonly body: object | (() => object);
  /** The content of another request. */
  readonly another: object | (() => object);
  /** Counts what it creates. */
  readonly counted: string;
}

const rules = { scoring: { system: "ranks", points: [10, 6, 3] } };
const webhook = { name: "Mine", url: "https://hooks.seneschal.example/1", format: "json" };

/** Operations that would create something twice. */
const operations: Readonly<Record<string, Operation>> = {
  takeSeat: {
    who: other,
    path: () => `/v1/games/${open}/seats`,
    body: {},
    another: { seat: 2 },
    counted: events("SeatTaken"),
  },
  addBot: {
    path: () => `/v1/games/${open}/bots`,
    body: { bot: "easy" },
    another: { bot: "hard" },
    counted: events("SeatTaken"),
  },
  invitePlayer: {
    path: () => `/v1/games/${open}/invitations`,
    body: () => ({ account: cid?.id }),
    another: () => ({ account: dan?.id }),
    counted: events("PlayerInvited"),
  },
  postMessage: {
    path: () => `/v1/games/${running}/chat`,
    body: { room: "table", text: "Hello." },
    another: { room: "table", text: "Bye." },
    counted: rows("chat_messages"),
  },
  createDiaryEntry: {
    path: () => `/v1/games/${running}/diary`,
    body: { version: 1, text: "A plan." },
    another: { version: 2, text: "A plan." },
    counted: rows("diary_entries"),
  },
  postTournamentMessage: {
    path: () => `/v1/tournaments/${tournament}/chat`,
    body: { text: "Hello." },
    another: { text: "Bye." },
    counted: rows("chat_messages"),
  },
  announceInTournament: {
    path: () => `/v1/tournaments/${tournament}/announcements`,
    body: { text: "Round 1 is late.", to: "players" },
    another: { text: "Round 1 is on.", to: "players" },
    counted: rows("chat_messages"),
  },
  createSeries: {
    path: () => "/v1/series",
    body: { name: "Evenings", rules },
    another: { name: "Mornings", rules },
    counted: rows("series"),
  },
  saveTournamentTemplate: {
    path: () => "/v1/tournament-templates",
    body: { name: "A", plan: testPlan([swiss(2)]) },
    another: { name: "B", plan: testPlan([swiss(2)]) },
    counted: rows("tournament_templates"),
  },
  addWebhook: adding(() => "/v1/account", ["turn"]),
  addGameWebhook: adding(() => `/v1/games/${running}`, ["turn", "end"]),
  addTournamentWebhook: adding(() => `/v1/tournaments/${tournament}`, ["start"]),
};

it.each(Object.entries(operations))("%s is executed once with an Idempotency-Key", async (name, operation) => {
  const { who = host, path, counted } = operation;
  const [body, another] = [operation.body, operation.another].map((content) =>
    typeof content === "function" ? content() : content,
  );
  const send = (content: unknown) => who().call("POST", path(), content, { "idempotency-key": name });
  const count = async () => (await database.pool.query(counted)).rows.length;
  const before = await count();
  const [first, second] = await Promise.all([send(body), send(body)]);
  expect([200, 201], first.text).toContain(first.status);
  for (const repeated of [second, await send(body)]) {
    expect({ status: repeated.status, body: timeless(repeated.body) }).toEqual({
      status: first.status,
      body: timeless(first.body),
    });
  }
  expect(await count()).toBe(before + 1);
  expect(await send(another)).toMatchObject({ status: 409, body: { code: "idempotency-key-reused" } });
});

it("a key of what was deleted since is not used again", async () => {
  const add = () => host().call<{ webhook: { id: string } }>("POST", "/v1/account/webhooks", mine, key);
  const mine = { ...webhook, kinds: ["turn"] };
  const key = { "idempotency-key": "deleted" };
  const { body } = await add();
  await host().call("DELETE", `/v1/account/webhooks/${body.webhook.id}`);
  expect(await add()).toMatchObject({ status: 409, body: { code: "idempotency-key-reused" } });
});

it("a rejected request does not use up its key", async () => {
  const verify = (is: boolean) =>
    database.pool.query("update accounts set email_verified = $2 where id = $1", [other().id, is]);
  const message = { room: "table", text: "Now?" };
  const send = () => other().call("POST", `/v1/games/${running}/chat`, message, { "idempotency-key": "rejected" });
  await verify(false);
  expect(await send()).toMatchObject({ status: 403, body: { code: "email-not-verified" } });
  await verify(true);
  expect(await send()).toMatchObject({ status: 201, body: { text: "Now?" } });
});

/** A game says what time it is. */
function timeless(body: unknown) {
  const { now: _, ...rest } = body as { readonly now?: string };
  return rest;
}

function adding(owner: () => string, kinds: readonly string[]): Operation {
  const body = { ...webhook, kinds };
  return {
    path: () => `${owner()}/webhooks`,
    body,
    another: { ...body, name: "Another" },
    counted: rows("webhooks"),
  };
}

function rows(table: string): string {
  return `select from ${table}`;
}

function events(type: string): string {
  return `select from events where type = '${type}'`;
}
