import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rebuildProjections } from "../src/database/rebuild.ts";
import { begunGame, type Caller, guest, playOn } from "./support/caller.ts";
import { type House, openHouse, testRegister } from "./support/house.ts";
import { mailbox } from "./support/mailbox.ts";
import { member, password } from "./support/members.ts";
import { testDatabase } from "./support/test-database.ts";

const database = testDatabase();
const box = mailbox(database);
let house: House;
beforeAll(async () => {
  house = await openHouse(database, { botsWork: false });
});
afterAll(() => house.close());

const farewell = (caller: Caller, given: object = {}) => caller.call("POST", "/v1/account/deletion", given);

/** Every row of every table that holds this text. */
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

describe("everything that the house knows of somebody", () => {
  it("comes as one file: account, profile, sessions, games and own moves, and no secret", async () => {
    const ada = await member(house.url, box, "Ada", "ada@example.org");
    const bea = await guest(house.url, "Bea");
    const { id } = await begunGame([ada, bea]);
    await playOn([ada, bea], id, 3);
    const answer = await ada.call<Record<string, readonly Record<string, unknown>[]>>("GET", "/v1/account/export");
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    const { account, games, moves, sessions } = answer.body;
    expect(account).toMatchObject([{ name: "Ada", email: "ada@example.org" }]);
    expect(games).toMatchObject([{ game_id: id, seat: 0 }]);
    expect(sessions?.length).toBe(1);
    expect(moves?.length).toBeGreaterThan(0);
    expect(moves?.every(({ game_id, move }) => game_id === id && (move as { type: string }).type === "bid")).toBe(true);
    expect(answer.text).not.toContain(ada.token ?? "");
    expect(answer.text).not.toMatch(/"password"|"token"|"secret"/);
    expect(answer.text).not.toContain(bea.id);
  });
});

describe("a farewell", () => {
  it("leaves no trace of name and address, and the games whole", async () => {
    const roland = await member(house.url, box, "Rolandus Oblivius", "rolandus.oblivius@example.org");
    const bea = await guest(house.url, "Bea");
    const finished = await begunGame([bea, roland]);
    await playOn([bea, roland], finished.id);
    const running = await begunGame([bea, roland]);
    const open = await bea.open({ visibility: "public" });
    await roland.post(`/v1/games/${open.id}/seats`, {});

    expect(await farewell(roland, { password: "a guess at it" })).toMatchObject({ status: 401 });
    expect(await farewell(roland)).toMatchObject({ status: 401 });
    expect(await farewell(roland, { password })).toMatchObject({ status: 204 });
    // What a mail server would have taken, and nothing else.
    expect((await box.mail("rolandus.oblivius@example.org")).subject).toBe("You are gone from our books");
    await database.pool.query("delete from kept_mails");

    expect(await roland.call("GET", "/v1/session")).toMatchObject({ status: 401 });
    expect(await tracesOf("Rolandus")).toEqual([]);
    expect(await bea.get(`/v1/games/${running.id}`)).toMatchObject({
      state: "running",
      seats: [{ name: "Bea" }, { kind: "caretaker" }],
    });
    expect(await bea.get(`/v1/games/${open.id}`)).toMatchObject({ seats: [{ name: "Bea" }, { kind: "nobody" }] });
    const replay = await bea.call("GET", `/v1/games/${finished.id}/replay?as=arbiter`);
    expect(replay.status).toBe(200);
    const file = await bea.call("GET", `/v1/games/${finished.id}/export`);
    expect(file.status).toBe(200);

    await rebuildProjections(database.pool, testRegister);
    expect(await tracesOf("Rolandus")).toEqual([]);
    expect((await bea.get<{ outcome: object }>(`/v1/games/${finished.id}`)).outcome).not.toBeNull();
  });

  it("is told to the address that it concerns", async () => {
    const sibylle = await member(house.url, box, "Sibylle", "sibylle@example.org");
    await farewell(sibylle, { password });
    const { text } = await box.mail("sibylle@example.org");
    expect(text).toContain("Good day Sibylle,");
  });

  it("asks a guest for nothing but the session", async () => {
    const guy = await guest(house.url, "Guy");
    expect(await farewell(guy)).toMatchObject({ status: 204 });
    expect(await guy.call("GET", "/v1/session")).toMatchObject({ status: 401 });
  });

  it("frees the address for another", async () => {
    await farewell(await member(house.url, box, "Thibault", "shared@example.org"), { password });
    await box.quiet();
    await database.pool.query("delete from kept_mails");
    const heir = await member(house.url, box, "Heir", "shared@example.org");
    expect(await heir.get("/v1/session")).toMatchObject({ isEmailConfirmed: true });
  });
});
