import type { bots } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailbox } from "../support/accounts/mailbox.ts";
import { member, password, unconfirmedMember } from "../support/accounts/members.ts";
import { staffMember } from "../support/accounts/staff.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const box = mailbox(database);
let server: TestServer;
let ada: Caller;
beforeAll(async () => {
  server = await startServer(database);
  ada = await confirmed("Ada");
});
afterAll(() => server.close());

/** A person with a confirmed address. */
async function confirmed(name: string): Promise<Caller> {
  const person = await guest(server.url, name);
  await database.pool.query(
    "update accounts set is_guest = false, email = lower(name) || '@example.org', email_verified = true where id = $1",
    [person.id],
  );
  return person;
}

const list = "/v1/account/bots";
const games = [{ ruleset: "sealed-bids", seats: { min: 2, max: 4 }, options: "any" }];
const createBot = (owner: Caller, name: string) => owner.post<bots.OwnBot>(list, { name, games });
const createToken = (owner: Caller, bot: bots.OwnBot) =>
  owner.post<{ id: string; token: string }>(`${list}/${bot.account}/tokens`, { name: "At home" });
/** A new bot account of this owner, and its program. */
async function running(owner: Caller, name: string) {
  const bot = await createBot(owner, name);
  const { token } = await createToken(owner, bot);
  return { bot, program: new Caller(server.url, token, bot.account) };
}

describe("a bot account", () => {
  it("is created by a person with a confirmed address, who finds it in their list and can change it", async () => {
    const bot = await createBot(ada, "Robo");
    expect(bot).toMatchObject({ name: "Robo", games, isPaused: false, sanctions: [], revocation: null });
    expect(bot.limits).toMatchObject({ gamesMax: 5, visibilities: ["public", "invitation"], onlyOnline: true });
    expect(await ada.get(list)).toMatchObject({ bots: [bot] });
    const changed = await ada.call("PATCH", `${list}/${bot.account}`, { description: "Plays.", isPaused: true });
    expect(changed).toMatchObject({ status: 200, body: { ...bot, description: "Plays.", isPaused: true } });
    const cleared = await ada.call("PATCH", `${list}/${bot.account}`, { description: null });
    expect(cleared).toMatchObject({ status: 200, body: { description: null, isPaused: true } });
    const limited = await ada.call("PATCH", `${list}/${bot.account}`, { limits: { gamesMax: 2 } });
    expect(limited).toMatchObject({ status: 200, body: { limits: { ...bot.limits, gamesMax: 2 } } });
    const { rows } = await database.pool.query("select from credentials where account_id = $1", [bot.account]);
    expect(rows).toHaveLength(0);
  });

  it("is not for guests, and not without a confirmed address", async () => {
    const odo = await guest(server.url, "Odo");
    const body = { name: "Odo's bot", games };
    expect(await odo.call("POST", list, body)).toMatchObject({ status: 403, body: { code: "registration-required" } });
    const eve = await unconfirmedMember(server.url, "Eve", "eve@example.org");
    expect(await eve.call("POST", list, body)).toMatchObject({ status: 403, body: { code: "email-not-verified" } });
  });

  it("has a name that no other account can have, plays rulesets that exist, and is one of five", async () => {
    const max = await member(server.url, box, "Max", "max@example.org");
    for (const name of ["max", "ROBO"])
      expect(await max.call("POST", list, { name, games })).toMatchObject({
        status: 409,
        body: { code: "name-taken" },
      });
    const chess = [{ ...games[0], ruleset: "chess" }];
    const unknown = await max.call("POST", list, { name: "Deep", games: chess });
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ path: "body/games/0/ruleset" }] } });
    for (const number of [1, 2, 3, 4, 5]) await createBot(max, `Deep ${number}`);
    expect(await max.call("POST", list, { name: "Deep 6", games })).toMatchObject({
      status: 409,
      body: { code: "list-full" },
    });
    expect(await guestNamed("Deep 1")).toMatchObject({ status: 409, body: { code: "name-taken" } });
  });

  it("belongs to its owner alone", async () => {
    const { bot } = await running(ada, "Owned");
    const { id: token } = await createToken(ada, bot);
    const max = await confirmed("Mallory");
    const one = `${list}/${bot.account}`;
    const requests = [
      ["GET", one],
      ["PATCH", one, { isPaused: true }],
      ["DELETE", one],
      ["GET", `${one}/tokens`],
      ["POST", `${one}/tokens`, { name: "Mine" }],
      ["DELETE", `${one}/tokens/${token}`],
    ] as const;
    for (const [method, path, body] of requests)
      expect(await max.call(method, path, body), `${method} ${path}`).toMatchObject({ status: 404 });
    expect(await ada.get(`${one}/tokens`)).toMatchObject({ tokens: [{ id: token }, { name: "At home" }] });
  });
});

const guestNamed = (name: string) => new Caller(server.url).call("POST", "/v1/guests", { name });

describe("the token of a bot account", () => {
  it("acts for the bot account, which is marked, and never for its owner", async () => {
    const { bot, program } = await running(ada, "Marked");
    const account = { id: bot.account, name: "Marked", kind: "bot", nameKind: "bot", email: null, roles: [] };
    expect(await program.get("/v1/account")).toMatchObject(account);
    const shown = { account: bot.account, kind: "bot", nameKind: "bot" };
    expect(await ada.get(`/v1/players/${bot.account}`)).toMatchObject(shown);
    expect(await ada.get("/v1/players?name=Marked")).toMatchObject({ players: [shown] });
    const rejected = { status: 403, body: { code: "session-required" } };
    expect(await program.call("GET", list)).toMatchObject(rejected);
    expect(await program.call("POST", list, { name: "Child", games })).toMatchObject(rejected);
    expect(await program.call("POST", "/v1/account/deletion", {})).toMatchObject(rejected);
    const games_ = { name: "A game", ruleset: "sealed-bids", options: { rounds: 3 }, seats: 2, bots: [] };
    const lacking = { status: 403, body: { code: "scope-missing", scope: "lobby:write" } };
    expect(await program.call("POST", "/v1/games", games_)).toMatchObject(lacking);
  });

  it("cannot have the scopes of people", async () => {
    const bot = await createBot(ada, "Narrow");
    for (const scope of ["lobby:write", "tournaments:write", "admin:read", "email:read"]) {
      const answer = await ada.call("POST", `${list}/${bot.account}/tokens`, { name: "Wide", scopes: [scope] });
      expect(answer, scope).toMatchObject({ status: 400 });
    }
  });

  it("stops working when the owner revokes it, or deletes the bot account", async () => {
    const owner = await confirmed("Rita");
    const { bot, program } = await running(owner, "Brief");
    const { id, token } = await createToken(owner, bot);
    const other = new Caller(server.url, token, bot.account);
    expect((await owner.call("DELETE", `${list}/${bot.account}/tokens/${id}`)).status).toBe(204);
    expect((await other.call("GET", "/v1/account")).status).toBe(401);
    expect((await program.call("GET", "/v1/account")).status).toBe(200);
    expect((await owner.call("DELETE", `${list}/${bot.account}`)).status).toBe(204);
    expect((await program.call("GET", "/v1/account")).status).toBe(401);
    expect((await owner.call("GET", `/v1/players/${bot.account}`)).status).toBe(404);
    expect(await owner.get(list)).toEqual({ bots: [] });
  });
});

describe("moderators", () => {
  it("suspend a bot account and revoke its tokens without touching its owner, who is told why", async () => {
    const owner = await confirmed("Nora");
    const maud = await staffMember(database.pool, server.url, "moderator", "Maud");
    const { bot, program } = await running(owner, "Spammer");
    const about = `/v1/admin/people/${bot.account}`;
    expect(await maud.get("/v1/admin/people?kind=bot&q=Spammer")).toMatchObject({
      total: 1,
      people: [{ kind: "bot" }],
    });
    await maud.post(`${about}/sanctions`, { kind: "ban", days: 2, reason: "It floods games." });
    const banned = { kind: "ban", reason: "It floods games." };
    expect(await program.get("/v1/account")).toMatchObject({ sanctions: [banned] });
    expect(await owner.get(list)).toMatchObject({ bots: [{ sanctions: [banned] }] });
    expect(await owner.get("/v1/account")).toMatchObject({ sanctions: [] });
    expect((await box.emailWith("nora@example.org", "/account/bots")).text).toContain("It floods games.");
    const refused = await owner.call("POST", `${list}/${bot.account}/tokens`, { name: "Again" });
    expect(refused).toMatchObject({ status: 403, body: { code: "banned" } });

    await maud.post(`${about}/sign-out`, { reason: "It still runs." });
    expect((await program.call("GET", "/v1/account")).status).toBe(401);
    expect(await owner.get(list)).toMatchObject({
      bots: [{ revocation: { cause: "moderator", reason: "It still runs." } }],
    });
    expect((await owner.call("GET", "/v1/account")).status).toBe(200);
  });
});

describe("a program that does not stop after errors", () => {
  it("loses its tokens, and its owner is told why and sees the errors", async () => {
    const owner = await confirmed("Ines");
    const { bot, program } = await running(owner, "Stubborn");
    const game = "00000000-0000-4000-8000-000000000000";
    const move = () => program.call("POST", `/v1/games/${game}/moves`, { nothing: true });
    for (let attempt = 0; attempt < 50; attempt++) expect((await move()).status).toBe(400);
    expect((await move()).status).toBe(401);
    const revoked = { cause: "rejected-moves", reason: null };
    expect(await owner.get(list)).toMatchObject({ bots: [{ revocation: revoked }] });
    expect((await owner.call("GET", "/v1/account")).status).toBe(200);
    expect((await box.emailWith("ines@example.org", "/account/bots")).text).toContain("50 moves in a row");
    await createToken(owner, bot);
    expect(await owner.get(list)).toMatchObject({ bots: [{ revocation: null }] });
    await expect
      .poll(() => owner.get(`${list}/${bot.account}/activity`), { interval: 500 })
      .toMatchObject({
        errors: expect.arrayContaining([
          expect.objectContaining({ operation: "playMove", game, code: "malformed-request" }),
        ]),
        hours: expect.arrayContaining([expect.objectContaining({ limited: 0 })]),
      });
  });
});

describe("a program that sends too many requests", () => {
  it("is told how long to wait; if it does not, it alone loses its tokens", async () => {
    const owner = await confirmed("Lena");
    const [hasty, calm] = [await running(owner, "Hasty"), await running(owner, "Calm")];
    const variables = { REQUESTS_PER_MINUTE: "5" };
    const limited = await startServer(database, { runsJobs: false, hasLimits: true, variables });
    const ask = (caller: Caller) => caller.at(limited.url).call("GET", "/v1/account");
    for (let asked = 0; asked < 5; asked++) expect((await ask(hasty.program)).status).toBe(200);
    const refused = await ask(hasty.program);
    expect(refused).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    for (const other of [owner, calm.program]) expect((await ask(other)).status).toBe(200);

    // The rest of the thousand within an hour. The server counts the last ones when it closes.
    await database.pool.query(
      `insert into bot_hours (account_id, hour, requests, limited, failed)
       select $1, hour, 999, 999, 0 from unnest(array[date_trunc('hour', now()), date_trunc('hour', now() + interval '1 hour')]) as hour
       on conflict (account_id, hour) do update set limited = excluded.limited`,
      [hasty.bot.account],
    );
    await limited.close();
    const status = async (caller: Caller) => (await caller.call("GET", "/v1/account")).status;
    await expect.poll(() => status(hasty.program)).toBe(401);
    for (const other of [owner, calm.program]) expect(await status(other)).toBe(200);
    const { bots: own } = await owner.get<{ readonly bots: readonly bots.OwnBot[] }>(list);
    expect(own.map(({ name, revocation }) => [name, revocation?.cause])).toEqual(
      expect.arrayContaining([
        ["Hasty", "too-many-requests"],
        ["Calm", undefined],
      ]),
    );
  });
});

describe("the owner", () => {
  it("passes a ban on to the bot accounts", async () => {
    const owner = await confirmed("Bad");
    const maud = await staffMember(database.pool, server.url, "moderator", "Milo");
    const { program } = await running(owner, "Sidekick");
    await maud.post(`/v1/admin/people/${owner.id}/sanctions`, { kind: "ban", days: null, reason: "Cheating." });
    expect(await program.get("/v1/account")).toMatchObject({ sanctions: [{ kind: "ban", reason: "Cheating." }] });
  });

  it("takes the bot accounts along when the account is deleted", async () => {
    const owner = await member(server.url, box, "Gone", "gone@example.org");
    const { bot, program } = await running(owner, "Orphan");
    expect((await owner.call("POST", "/v1/account/deletion", { password })).status).toBe(204);
    expect((await program.call("GET", "/v1/account")).status).toBe(401);
    expect((await ada.call("GET", `/v1/players/${bot.account}`)).status).toBe(404);
    expect((await guestNamed("Orphan")).status).toBe(201);
  });
});
