import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Scope } from "@seneschal/schema";
import { positionLines } from "@seneschal/wording/position";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { OAuthApp } from "../support/accounts/oauth-app.ts";
import { OneUser } from "../support/accounts/one-user.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, bidFirst, Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let ada: Caller;
let bea: Caller;
let wil: Caller;
beforeAll(async () => {
  server = await startServer(database, { runsJobs: false });
  [ada, bea, wil] = [await guest(server.url, "Ada"), await guest(server.url, "Bea"), await guest(server.url, "Wil")];
  await database.pool.query(
    "update accounts set is_guest = false, email = id || '@example.org', email_verified = true where id = $1",
    [ada.id],
  );
});
afterAll(() => server.close());

const open: Client[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
});

/** The client of the official SDK, over HTTP. */
async function connected(token: string | undefined): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit: { headers } }));
  open.push(client);
  return client;
}

/** The transport of a client that only knows the address of the site. */
function transportOf(authProvider: OneUser) {
  const site = "http://localhost:3000";
  const send = (url: string | URL, init?: RequestInit) => fetch(String(url).replace(site, server.url), init);
  return new StreamableHTTPClientTransport(new URL(`${site}/mcp`), { authProvider, fetch: send });
}

interface Result<Fields> {
  readonly text: string;
  readonly isError: boolean;
  readonly fields: Fields;
}

async function use<Fields = Record<string, unknown>>(
  client: Client,
  name: string,
  args: Record<string, unknown>,
): Promise<Result<Fields>> {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: args });
  const [{ text }] = content as [{ text: string }];
  return { text, isError: isError === true, fields: structuredContent as Fields };
}

interface Choices {
  readonly version: number;
  readonly choices: readonly { id?: string; type: string; text: string; fields: { card?: { oneOf: number[] } } }[];
}

async function tokenOf(scopes: readonly Scope[]): Promise<{ readonly id: string; readonly token: string }> {
  return ada.post("/v1/account/tokens", { name: "Assistant", scopes });
}

describe("through the tools of the MCP server", () => {
  it("two players play a whole game", async () => {
    const { id: game } = await begunGame([ada, bea]);
    const clients = [await connected(ada.token), await connected(bea.token)];
    for (const client of clients) {
      const mine = await use<{ games: { id: string; isYourTurn: boolean }[] }>(client, "list_my_games", {
        turn: "mine",
      });
      expect(mine.fields.games).toContainEqual(expect.objectContaining({ id: game, isYourTurn: true }));
    }
    for (let bid = 0; bid < 6; bid++) {
      const client = clients[bid % 2] as Client;
      const { fields, text } = await use<Choices>(client, "list_choices", { game });
      const choice = fields.choices.find(({ type }) => type === "bid");
      expect(text).toContain(`expectedVersion: ${fields.version}\n`);
      expect(text).toContain(`(ifChoice: ${choice?.id})`);
      const move = { type: "bid", card: choice?.fields.card?.oneOf[0] };
      const call = { game, expectedVersion: fields.version, ifChoice: choice?.id, move, idempotencyKey: `bid-${bid}` };
      const played = await use<{ version: number }>(client, "play_move", call);
      expect(played.isError).toBe(false);
      expect(played.fields.version).toBeGreaterThan(fields.version);
      // Repeated, it is the same move.
      expect(await use(client, "play_move", call)).toEqual(played);
    }
    const over = await use(clients[0] as Client, "get_position", { game });
    expect(over.text).toMatch(/The game is over\.\n1\. (Ada|Bea) \(.*\): \d/);
    expect(await ada.get(`/v1/games/${game}`)).toMatchObject({ state: "finished" });
  });

  it("players talk, and read what rules say", async () => {
    const { id: game } = await begunGame([ada, bea]);
    const [mine, theirs] = [await connected(ada.token), await connected(bea.token)];
    expect(await use(mine, "send_chat", { game, text: "Good luck!" })).toMatchObject({ isError: false });
    expect((await use(theirs, "read_chat", { game })).text).toMatch(/\[table\] Ada: Good luck!$/);
    const rule = { ruleset: "village", number: "vil-3", search: "BAG green", language: "en" };
    const { fields } = await use<{ found: number; rules: { number: string }[] }>(mine, "look_up_rule", rule);
    expect(fields.found).toBeGreaterThan(0);
    for (const { number } of fields.rules) expect(number).toMatch(/^VIL-3(\.|$)/);
    expect((await use(mine, "look_up_rule", { ruleset: "chess" })).text).toContain("(not-found)");
  });

  it("positions are told in both languages", async () => {
    const opening = { ruleset: "middle-ages", options: {}, name: "Halle" };
    const { id: game } = await begunGame([ada, bea], opening);
    const client = await connected(ada.token);
    const english = await use(client, "get_position", { game });
    expect(english.text).toContain("Halle (Middle-Ages)\nYou are Ada (name not registered) (seat 0).");
    expect(english.text).toContain("Rows of tiles:");
    const french = await use(client, "get_position", { game, language: "fr" });
    expect(french.text).toContain("Vous êtes Ada (nom non enregistré) (place 0).");
    expect(french.text).toContain("Lignes de tuiles\u00a0:");
    expect((await use(client, "list_choices", { game, language: "fr" })).text).not.toContain("[undefined]");
  });
});

describe("a tool", () => {
  it("shows a seat exactly what the API shows it", async () => {
    const { id: game } = await begunGame([ada, bea]);
    await bidFirst(ada, game);
    const hands = { ada: handOf(await ada.position(game), 0), bea: handOf(await bea.position(game), 1) };
    for (const [reader, own, other] of [
      [ada, hands.ada, hands.bea],
      [bea, hands.bea, hands.ada],
      [wil, [], [...hands.ada, ...hands.bea]],
    ] as const) {
      const client = await connected(reader.token);
      const position = await reader.position(game);
      const shown = await use<{ view: unknown }>(client, "get_position", { game, withView: true });
      expect(shown.fields.view).toEqual(position.view);
      const yourSeat = typeof position.audience === "number" ? position.audience : null;
      const people = ["Ada (name not registered)", "Bea (guest)"];
      const request = { language: "en", ruleset: "sealed-bids", people, yourSeat } as const;
      const words = positionLines({ ...request, position: position as never });
      expect(shown.text).toContain(words.join("\n"));
      const everything = JSON.stringify([shown, await use(client, "list_choices", { game })]);
      for (const card of own) expect(everything).toContain(String(card));
      for (const card of other) expect(everything).not.toContain(String(card));
    }
  });

  it("shows spectators a delayed game with its delay", async () => {
    const { id: game } = await begunGame([ada, bea], { spectatorDelay: { moves: 3, minutes: 0 } });
    const before = await use<{ version: number }>(await connected(wil.token), "get_position", { game });
    const { fields } = await use<Choices>(await connected(ada.token), "list_choices", { game });
    await ada.move(game, fields.version, { type: "stake", coins: 3 });
    const after = await use<{ version: number }>(await connected(wil.token), "get_position", { game });
    expect(after).toEqual(before);
    expect(after.fields.version).toBeLessThan(fields.version + 1);
    expect((await use(await connected(wil.token), "list_choices", { game })).text).toContain("You have no choice now.");
  });

  it("does not play for a seat of another player, and names the problem", async () => {
    const { id: game } = await begunGame([ada, bea]);
    const { version, choices } = (await use<Choices>(await connected(ada.token), "list_choices", { game })).fields;
    const card = choices.find(({ type }) => type === "bid")?.fields.card?.oneOf[0];
    const call = { game, expectedVersion: version, move: { type: "bid", card } };
    const stranger = await use(await connected(wil.token), "play_move", call);
    expect(stranger).toMatchObject({ isError: true, text: expect.stringContaining("(not-your-seat)") });
    const other = await use(await connected(bea.token), "play_move", call);
    expect(other).toMatchObject({ isError: true, text: expect.stringMatching(/\(refused\)[\s\S]*Rule SB-3/) });
    const malformed = await use(await connected(ada.token), "play_move", { ...call, move: { type: "fold" } });
    expect(malformed).toMatchObject({ isError: true, text: expect.stringContaining("(malformed-request)") });
    expect((await ada.position(game)).version).toBe(version);
  });

  it("says what it needs and does", async () => {
    const { tools } = await (await connected(ada.token)).listTools();
    const names = [
      "get_position",
      "list_choices",
      "list_my_games",
      "look_up_rule",
      "play_move",
      "read_chat",
      "send_chat",
    ];
    expect(tools.map(({ name }) => name).sort()).toEqual(names);
    for (const { description, inputSchema, outputSchema, annotations } of tools) {
      expect(description).toMatch(/scope/);
      expect(inputSchema.additionalProperties).toBe(false);
      expect(outputSchema?.type).toBe("object");
      expect(annotations).toHaveProperty("readOnlyHint");
    }
    const changing = tools.filter(({ annotations }) => annotations?.readOnlyHint === false).map(({ name }) => name);
    expect(changing.sort()).toEqual(["play_move", "send_chat"]);
  });
});

describe("the MCP server", () => {
  const initialize = { jsonrpc: "2.0", id: 1, method: "initialize", params: {} };
  const headers = { accept: "application/json, text/event-stream" };
  const metadata = 'resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/mcp"';

  it("needs a token, and takes no cookie", async () => {
    const cookie = `seneschal-session=${ada.token}`;
    for (const nobody of [new Caller(server.url), new Caller(server.url, undefined, "", { cookie })]) {
      const answer = await nobody.call("POST", "/mcp", initialize, headers);
      expect(answer).toMatchObject({ status: 401, body: { code: "not-signed-in" } });
      expect(answer.headers.get("www-authenticate")).toBe(`Bearer ${metadata}`);
    }
    await expect(connected(undefined)).rejects.toThrow();
  });

  it("accepts access tokens until they are revoked, within their scopes", async () => {
    const { id, token } = await tokenOf(["games:read"]);
    const client = await connected(token);
    const { id: game } = await begunGame([ada, bea]);
    const { version } = (await use<Choices>(client, "list_choices", { game })).fields;
    const call = { game, expectedVersion: version, move: { type: "stake", coins: 3 } };
    const refused = await use(client, "play_move", call);
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining("(scope-missing)") });
    expect(refused.text).toContain("`games:play`");
    expect((await use(client, "read_chat", { game })).text).toContain("`chat:read`");
    expect((await ada.call("DELETE", `/v1/account/tokens/${id}`)).status).toBe(204);
    await expect(use(client, "get_position", { game })).rejects.toThrow();
    const answer = await new Caller(server.url, token).call("POST", "/mcp", initialize, headers);
    expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer error="invalid_token"/);
    expect(answer.headers.get("www-authenticate")).toContain(`, ${metadata}`);
  });

  it("leads a client from its address alone to a token, with the scopes of its tools", async () => {
    const user = new OneUser(ada);
    const { id: game } = await begunGame([ada, bea]);
    const first = new Client({ name: "test", version: "1.0.0" });
    const asking = transportOf(user);
    await expect(first.connect(asking)).rejects.toThrow(UnauthorizedError);
    await asking.finishAuth(user.code);
    const client = new Client({ name: "test", version: "1.0.0" });
    await client.connect(transportOf(user));
    open.push(client);
    expect(user.tokens()?.scope).toBe("games:read games:play chat:read chat:write");
    const { version } = (await use<Choices>(client, "list_choices", { game })).fields;
    const move = { game, expectedVersion: version, move: { type: "stake", coins: 3 } };
    expect(await use(client, "play_move", move)).toMatchObject({ isError: false });
  });

  it("accepts the tokens of apps", async () => {
    const app = await OAuthApp.register(server.url);
    const { access_token } = await app.tokensFrom(ada, ["games:read"]);
    const { id: game } = await begunGame([ada, bea]);
    const client = await connected(access_token);
    expect((await use(client, "get_position", { game })).isError).toBe(false);
    expect((await use(client, "read_chat", { game })).text).toContain("(scope-missing)");
  });

  it("turns down other methods, long bodies and several messages at once", async () => {
    expect((await ada.call("GET", "/mcp")).status).toBe(405);
    const long = { ...initialize, params: { text: "x".repeat(70_000) } };
    expect(await ada.call("POST", "/mcp", long, headers)).toMatchObject({ status: 413, body: { code: "too-large" } });
    expect((await ada.call("POST", "/mcp", [initialize], headers)).status).toBe(400);
  });
});

function handOf({ view }: { readonly view: unknown }, seat: number): readonly number[] {
  const { hands } = view as { readonly hands: readonly (readonly (number | string)[])[] };
  return (hands[seat] ?? []).filter((card) => typeof card === "number");
}
