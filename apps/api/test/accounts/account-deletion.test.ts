import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rebuildProjections } from "../../src/composition/rebuild.ts";
import { mailbox } from "../support/accounts/mailbox.ts";
import { member, password } from "../support/accounts/members.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, type Caller, firstCard, guest, playOn } from "../support/server/caller.ts";
import { startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

const database = testDatabase();
const box = mailbox(database);
let server: TestServer;
beforeAll(async () => {
  server = await startServer(database, { runsBots: false });
});
afterAll(() => server.close());

const farewell = (caller: Caller, given: object = {}) => caller.call("POST", "/v1/account/deletion", given);

/** Every row of every table that contains this text. */
async function tracesOf(word: string): Promise<readonly string[]> {
  const tables = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rowCount } = await database.pool.query(
      `select from "${name}" as row where position(lower($1) in lower(row::text)) > 0`,
      [word],
    );
    if (rowCount !== 0) found.push(name);
  }
  return found;
}

/** Tables outside the game log that contain this account all the same. */
async function privateTracesOf({ id }: Caller): Promise<readonly string[]> {
  const ofGames = ["events", "games", "seats", "seat_tenures", "snapshots", "rating_changes"];
  return (await tracesOf(id)).filter((table) => !ofGames.includes(table));
}

/** Leaves something in every private part of a game, and writes something about the other player. */
async function liveAt(caller: Caller, other: Caller, game: string): Promise<void> {
  await database.pool.query("update accounts set email_verified = true where id = any($1)", [[caller.id, other.id]]);
  const { version, choices } = await caller.position(game);
  const words = `${caller.id === other.id ? "" : await nameOf(caller)} speaks.`;
  const moves = choices.length === 0 ? [{ type: "stake", coins: 1 }] : [{ type: "bid", card: firstCard({ choices }) }];
  const order = {
    kind: "bidding",
    condition: { when: "unconcerned" },
    move: { type: "bid", fields: {} },
    label: words,
  };
  const path = `/v1/games/${game}`;
  const seen = await other.post<{ number: number }>(`${path}/chat`, { room: "table", text: "Somebody coughs." });
  const calls = [
    ["PUT", `${path}/draft`, { expectedVersion: version, moves }],
    ["PUT", `${path}/auto-replies`, { replies: [order] }],
    ["POST", `${path}/chat`, { room: "table", text: words }],
    ["PUT", `${path}/chat/read`, { room: "table", number: seen.number }],
    ["POST", `${path}/chat/${seen.number}/reports`, { reason: words }],
    ["PUT", `${path}/notebook`, { text: words }],
    ["POST", `${path}/diary`, { version, text: words }],
    ["PUT", `/v1/account/blocks/${other.id}`, { kind: "mute" }],
    ["POST", "/v1/account/vacation", { days: 1 }],
  ] as const;
  for (const [method, at, body] of calls) {
    const answer = await caller.call(method, at, body);
    expect({ at, status: answer.status, text: answer.text.slice(0, 200) }).toMatchObject({
      status: expect.toSatisfy((status: number) => status < 300),
    });
  }
}

/** A report about another player whose excerpt contains a message of this account. */
async function reportAnother(reporter: Caller, bystander: Caller): Promise<void> {
  const third = await guest(server.url, "Third");
  const { id } = await begunGame([reporter, bystander, third]);
  const speakers = [reporter.id, bystander.id, third.id];
  await database.pool.query("update accounts set email_verified = true where id = any($1)", [speakers]);
  const path = `/v1/games/${id}/chat`;
  await bystander.post(path, { room: "table", text: `${await nameOf(bystander)} happens to speak.` });
  const { number } = await third.post<{ number: number }>(path, { room: "table", text: "An insult." });
  await reporter.post(`${path}/${number}/reports`, { reason: "He insulted me." });
}

async function nameOf(caller: Caller): Promise<string> {
  return (await caller.get<{ name: string }>("/v1/session")).name;
}

describe("the data export", () => {
  it("has account, profile, sessions, games and own moves in one file, and no secret", async () => {
    const ada = await member(server.url, box, "Ada", "ada@example.org");
    const bea = await guest(server.url, "Bea");
    const { id } = await begunGame([ada, bea]);
    await playOn([ada, bea], id, 3);
    await liveAt(ada, bea, id);
    const answer = await ada.call<Record<string, readonly Record<string, unknown>[]>>("GET", "/v1/account/export");
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    const { account, games, moves, sessions } = answer.body;
    expect(account).toMatchObject([{ name: "Ada", email: "ada@example.org" }]);
    expect(games).toMatchObject([{ game_id: id, seat: 0 }]);
    expect(sessions?.length).toBe(1);
    expect(moves?.length).toBeGreaterThan(0);
    expect(moves?.every(({ game_id, move }) => game_id === id && (move as { type: string }).type === "bid")).toBe(true);
    const { drafts, autoReplies, chatMessages, blocks, reportsMade, notebooks, diary, vacations } = answer.body;
    for (const part of [drafts, autoReplies, chatMessages, blocks, reportsMade, notebooks, diary, vacations]) {
      expect(part?.length).toBe(1);
    }
    expect(chatMessages).toMatchObject([{ room: "table", text: "Ada speaks." }]);
    expect(answer.text).not.toContain("Bea speaks.");
    expect(answer.text).not.toContain(ada.token ?? "");
    expect(answer.text).not.toMatch(/"password"|"token"|"secret"/);
    // Muted players are in their owner's export, and only by their id.
    expect(answer.text.split(bea.id).length - 1).toBe(1);
  });
});

describe("the data export", () => {
  it("has the moves of a seat that was left, and those of the next player only in theirs", async () => {
    const [ada, bea, cid] = [
      await guest(server.url, "Adela"),
      await guest(server.url, "Bea"),
      await guest(server.url, "Cid"),
    ];
    const { id } = await begunGame([ada, bea]);
    await playOn([ada, bea], id, 2);
    await bea.post(`/v1/games/${id}/resignation`);
    await cid.post(`/v1/games/${id}/seats`, { seat: 1 });
    await playOn([ada, cid], id, 2);
    const movesOf = async (who: Caller) => {
      const { moves, seatHistory } =
        await who.get<Record<string, readonly { version: number }[]>>("/v1/account/export");
      expect(seatHistory?.length).toBe(1);
      return moves?.map(({ version }) => version) ?? [];
    };
    const [before, after, whole] = [await movesOf(bea), await movesOf(cid), await movesOf(ada)];
    expect([before.length, after.length, whole.length]).toEqual([1, 1, 2]);
    expect(Math.max(...before)).toBeLessThan(Math.min(...after));
  });
});

describe("deleting an account", () => {
  it("leaves no trace of name and address, and keeps the games whole", async () => {
    const roland = await member(server.url, box, "Rolandus Oblivius", "rolandus.oblivius@example.org");
    const bea = await guest(server.url, "Bea");
    const finished = await begunGame([bea, roland]);
    await playOn([bea, roland], finished.id);
    const running = await begunGame([bea, roland]);
    const open = await bea.open({ visibility: "public" });
    await roland.post(`/v1/games/${open.id}/seats`, {});
    const invited = await bea.open({});
    await bea.post(`/v1/games/${invited.id}/invitations`, { account: roland.id, seat: 1 });
    await reportAnother(bea, roland);
    await liveAt(roland, bea, running.id);
    await liveAt(bea, roland, running.id);

    expect(await farewell(roland, { password: "a guess at it" })).toMatchObject({ status: 401 });
    expect(await farewell(roland)).toMatchObject({ status: 401 });
    expect(await farewell(roland, { password })).toMatchObject({ status: 204 });
    // What a mail server would have taken, and nothing else.
    expect((await box.email("rolandus.oblivius@example.org")).subject).toBe("Your account has been deleted");
    await database.pool.query("delete from captured_emails");

    expect(await roland.call("GET", "/v1/session")).toMatchObject({ status: 401 });
    expect(await tracesOf("Rolandus")).toEqual([]);
    expect(await privateTracesOf(roland)).toEqual([]);
    const { rows } = await database.pool.query("select excerpt from chat_reports where reason = 'He insulted me.'");
    expect(rows.map(({ excerpt }) => excerpt.map(({ text }: { text: string }) => text))).toEqual([
      [null, "An insult."],
    ]);
    expect(await bea.get(`/v1/games/${invited.id}`)).toMatchObject({ invited: [] });
    expect(await bea.get(`/v1/games/${running.id}`)).toMatchObject({
      state: "running",
      seats: [{ name: "Bea" }, { kind: "caretaker" }],
    });
    expect(await bea.get(`/v1/games/${open.id}`)).toMatchObject({ seats: [{ name: "Bea" }, { kind: "nobody" }] });
    const replay = await bea.call("GET", `/v1/games/${finished.id}/replay?as=arbiter`);
    expect(replay.status).toBe(200);
    const file = await bea.call("GET", `/v1/games/${finished.id}/export`);
    expect(file.status).toBe(200);

    await rebuildProjections(database.pool, testRegistry);
    expect(await tracesOf("Rolandus")).toEqual([]);
    expect((await bea.get<{ outcome: object }>(`/v1/games/${finished.id}`)).outcome).not.toBeNull();
  });

  it("is confirmed by e-mail to the address", async () => {
    const sibylle = await member(server.url, box, "Sibylle", "sibylle@example.org");
    await farewell(sibylle, { password });
    const { text } = await box.email("sibylle@example.org");
    expect(text).toContain("Hi Sibylle,");
  });

  it("requires only a session for a guest", async () => {
    const guy = await guest(server.url, "Guy");
    expect(await farewell(guy)).toMatchObject({ status: 204 });
    expect(await guy.call("GET", "/v1/session")).toMatchObject({ status: 401 });
  });

  it("frees the address for another account", async () => {
    await farewell(await member(server.url, box, "Thibault", "shared@example.org"), { password });
    await box.settled();
    await database.pool.query("delete from captured_emails");
    const heir = await member(server.url, box, "Heir", "shared@example.org");
    expect(await heir.get("/v1/session")).toMatchObject({ isEmailConfirmed: true });
  });
});
