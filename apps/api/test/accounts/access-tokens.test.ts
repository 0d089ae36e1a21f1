import type { Scope } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grantRole } from "../../src/features/admin/grant-role.ts";
import { mailbox, tokenIn } from "../support/accounts/mailbox.ts";
import { member, password } from "../support/accounts/members.ts";
import { OAuthApp, sendForm } from "../support/accounts/oauth-app.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, Caller, firstCard, guest } from "../support/server/caller.ts";
import { followed } from "../support/server/followed.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const box = mailbox(database);
const logLines: string[] = [];
let server: TestServer;
let otherServer: TestServer;
let ada: Caller;
beforeAll(async () => {
  const logTo = { write: (line: string) => void logLines.push(line) };
  server = await startServer(database, { variables: { LOG_LEVEL: "info" }, logTo });
  otherServer = await startServer(database, { runsJobs: false });
  ada = await guest(server.url, "Ada");
  await database.pool.query(
    "update accounts set is_guest = false, email = 'ada@example.org', email_verified = true where id = $1",
    [ada.id],
  );
});
afterAll(() => Promise.all([server.close(), otherServer.close()]));

const list = "/v1/account/tokens";
interface Created {
  readonly id: string;
  readonly token: string;
  readonly lastUsedAt: string | null;
}
const createToken = (owner: Caller, scopes: readonly Scope[], rest: object = {}) =>
  owner.post<Created>(list, { name: "My bot", scopes, ...rest });
const withToken = ({ token }: Created, owner: Caller) => new Caller(server.url, token, owner.id);
const tokensOf = async (owner: Caller) => (await owner.get<{ tokens: Created[] }>(list)).tokens;

describe("an access token", () => {
  it("is shown once, listed without its secret, and stored only as a hash", async () => {
    const created = await createToken(ada, ["games:read"]);
    expect(created).toMatchObject({ name: "My bot", scopes: ["games:read"], lastUsedAt: null, expiresAt: null });
    expect(created.token).toMatch(/^sen_pat_[0-9a-f]{48}$/);
    const { token: _, ...listed } = created;
    expect(await tokensOf(ada)).toContainEqual(listed);
    const { rows } = await database.pool.query("select row_to_json(access_tokens)::text as row from access_tokens");
    for (const { row } of rows) expect(row).not.toContain(created.token.slice(8, 40));
    expect((await box.emailWith("ada@example.org", "/account/tokens")).text).toContain("My bot");
  });

  it("acts for its account within its scopes, and hides the address without its scope", async () => {
    const bot = withToken(await createToken(ada, ["profile:read", "lobby:write", "games:read", "games:play"]), ada);
    expect(await bot.get("/v1/account")).toMatchObject({ id: ada.id, email: null, isEmailConfirmed: true });
    const { id } = await begunGame([bot, await guest(server.url, "Bea")]);
    expect(firstCard(await bot.position(id))).toEqual(expect.any(Number));
    const reader = withToken(await createToken(ada, ["profile:read", "email:read"]), ada);
    expect(await reader.get("/v1/account")).toMatchObject({ email: "ada@example.org" });
  });

  it("without the scope of an operation is told which one is missing", async () => {
    const reader = withToken(await createToken(ada, ["games:read"]), ada);
    const answer = await reader.call("POST", "/v1/games", {});
    expect(answer).toMatchObject({ status: 403, body: { code: "scope-missing", scope: "lobby:write" } });
    expect(answer.headers.get("www-authenticate")).toBe('Bearer error="insufficient_scope", scope="lobby:write"');
  });

  it("never changes how the account is protected", async () => {
    const bot = withToken(await createToken(ada, ["profile:write"]), ada);
    const rejected = { status: 403, body: { code: "session-required" } };
    expect(await bot.call("POST", "/v1/account/password", { password, newPassword: password })).toMatchObject(rejected);
    expect(await bot.call("POST", "/v1/account/deletion", { password })).toMatchObject(rejected);
    expect(await bot.call("POST", list, { name: "Another", scopes: ["games:read"] })).toMatchObject(rejected);
    expect(await bot.call("GET", "/v1/session")).toMatchObject({ status: 204 });
  });

  it("reaches admin operations only with the role", async () => {
    const refused = await ada.call("POST", list, { name: "Admin", scopes: ["admin:read"] });
    expect(refused).toMatchObject({ status: 403, body: { code: "forbidden" } });
    const maud = await member(server.url, box, "Maud", "maud@example.org");
    await grantRole(database.pool, maud.id, "moderator", new Date());
    await expect.poll(async () => (await maud.get<{ roles: string[] }>("/v1/account")).roles).toEqual(["moderator"]);
    const helper = withToken(await createToken(maud, ["admin:read"]), maud);
    expect(await helper.call("GET", "/v1/admin/people")).toMatchObject({ status: 200 });
    expect(await helper.call("GET", "/v1/admin/system")).toMatchObject({ status: 403, body: { code: "forbidden" } });
  });

  it("of a guest does not exist", async () => {
    const passerby = await guest(server.url, "Passerby");
    const refused = await passerby.call("POST", list, { name: "Bot", scopes: ["games:play"] });
    expect(refused).toMatchObject({ status: 403, body: { code: "registration-required" } });
  });
});

describe("the end of an access token", () => {
  it("is immediate in every process, and ends the streams that it opened", async () => {
    const created = await createToken(ada, ["games:read", "lobby:write", "profile:read"]);
    const bot = withToken(created, ada);
    const { id } = await begunGame([bot, await guest(server.url, "Cyr")]);
    const elsewhere = bot.at(otherServer.url);
    expect(await elsewhere.call("GET", "/v1/account")).toMatchObject({ status: 200 });
    const stream = followed(elsewhere, id, {});
    await expect.poll(() => stream.frames.length).toBeGreaterThan(0);
    expect(await ada.call("DELETE", `${list}/${created.id}`)).toMatchObject({ status: 204 });
    for (const caller of [bot, elsewhere]) {
      const answer = await caller.call("GET", "/v1/account");
      expect(answer).toMatchObject({ status: 401, body: { code: "not-signed-in" } });
      expect(answer.headers.get("www-authenticate")).toContain('Bearer error="invalid_token"');
    }
    await stream.ended;
    expect(await ada.call("DELETE", `${list}/${created.id}`)).toMatchObject({ status: 404 });
  });

  it("can come from its program, which knows nothing but the token", async () => {
    const created = await createToken(ada, ["games:read", "games:play"]);
    const ask = (path: string) =>
      sendForm(
        new Caller(otherServer.url),
        `/v1/oauth/${path}`,
        new URLSearchParams({ token: created.token }).toString(),
      );
    const { id } = await begunGame([ada, await guest(server.url, "Eve")]);
    const stream = followed(withToken(created, ada), id, {});
    await expect.poll(() => stream.frames.length).toBeGreaterThan(0);
    const told = { active: true, scope: "games:read games:play", sub: ada.id, username: "Ada", account_kind: "member" };
    const { body } = await ask("introspect");
    expect(body).toEqual({ ...told, token_type: "Bearer", iat: expect.any(Number) });
    expect(await ask("revoke")).toMatchObject({ status: 200 });
    expect(await withToken(created, ada).call("GET", "/v1/games?mine=true")).toMatchObject({ status: 401 });
    expect((await ask("introspect")).body).toEqual({ active: false });
    expect((await tokensOf(ada)).map(({ id }) => id)).not.toContain(created.id);
    await stream.ended;
  });

  it("comes with its expiry, which is in the future", async () => {
    const past = await ada.call("POST", list, {
      name: "Old",
      scopes: ["profile:read"],
      expiresAt: "2020-01-01T00:00:00Z",
    });
    expect(past).toMatchObject({ status: 400, body: { code: "malformed-request" } });
    const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
    const created = await createToken(ada, ["profile:read"], { expiresAt });
    expect(created).toMatchObject({ expiresAt });
    await database.pool.query("update access_tokens set expires_at = now() where token_id = $1", [created.id]);
    expect(await withToken(created, ada).call("GET", "/v1/account")).toMatchObject({ status: 401 });
    expect((await tokensOf(ada)).map(({ id }) => id)).not.toContain(created.id);
  });

  it("comes with a password reset, which may follow a theft", async () => {
    const dov = await member(server.url, box, "Dov", "dov@example.org");
    const bot = withToken(await createToken(dov, ["profile:read"]), dov);
    await new Caller(server.url).call("POST", "/v1/password-resets", { email: "dov@example.org" });
    const reset = await box.emailWith("dov@example.org", "/account/reset");
    const token = tokenIn(reset);
    expect(
      await new Caller(server.url).call("POST", "/v1/password-resets/completion", { token, password: `${password}!` }),
    ).toMatchObject({ status: 204 });
    expect(await bot.call("GET", "/v1/account")).toMatchObject({ status: 401 });
  });
});

it("the last use of a token is stored, at most once a minute", async () => {
  const created = await createToken(ada, ["profile:read"]);
  const lastUse = async () => (await tokensOf(ada)).find(({ id }) => id === created.id)?.lastUsedAt;
  const use = () => withToken(created, ada).get("/v1/account");
  await use();
  const first = await lastUse();
  expect(first).toEqual(expect.any(String));
  await use();
  expect(await lastUse()).toBe(first);
  await database.pool.query(
    "update access_tokens set last_used_at = now() - interval '2 minutes' where token_id = $1",
    [created.id],
  );
  await use();
  expect(Date.parse((await lastUse()) ?? "")).toBeGreaterThanOrEqual(Date.parse(first ?? ""));
});

describe("a program that does not stop after 50 rejected moves", () => {
  const game = "00000000-0000-4000-8000-000000000000";
  const reject = async (program: Caller) => {
    const move = () => program.call("POST", `/v1/games/${game}/moves`, { nothing: true });
    for (let attempt = 0; attempt < 50; attempt++) expect((await move()).status).toBe(400);
    expect((await move()).status).toBe(401);
  };

  it("loses its token; the account keeps its session and its other tokens, and is told why", async () => {
    const fay = await member(server.url, box, "Fay", "fay@example.org");
    const [faulty, other] = [await createToken(fay, ["games:play"]), await createToken(fay, ["profile:read"])];
    await reject(withToken(faulty, fay));
    expect((await tokensOf(fay)).map(({ id }) => id)).toEqual([other.id]);
    for (const caller of [fay, withToken(other, fay)])
      expect((await caller.call("GET", "/v1/account")).status).toBe(200);
    await expect
      .poll(async () => (await box.emailsTo("fay@example.org")).map(({ subject }) => subject), { timeout: 60_000 })
      .toContain("Your access token “My bot” was revoked");
  });

  it("is disconnected if it is an app, for this account alone", async () => {
    const [gus, hal] = [
      await member(server.url, box, "Gus", "gus@example.org"),
      await member(server.url, box, "Hal", "hal@example.org"),
    ];
    const app = await OAuthApp.register(server.url);
    const [faulty, other] = [await app.tokensFrom(gus, ["games:play"]), await app.tokensFrom(hal, ["profile:read"])];
    await reject(new Caller(server.url, faulty.access_token, gus.id));
    expect((await app.refresh(faulty.refresh_token)).body).toMatchObject({ error: "invalid_grant" });
    expect((await new Caller(server.url, other.access_token, hal.id).call("GET", "/v1/account")).status).toBe(200);
    expect((await gus.call("GET", "/v1/account")).status).toBe(200);
    await expect
      .poll(async () => (await box.emailsTo("gus@example.org")).map(({ subject }) => subject), { timeout: 60_000 })
      .toContain("The app “Herald” was disconnected from your account");
  });
});

it("an account can have 50 tokens", async () => {
  const eve = await member(server.url, box, "Eve", "eve@example.org");
  await database.pool.query(
    `insert into access_tokens (token_id, account_id, name, hash, scopes, created_at)
     select gen_random_uuid(), $1, 'Filler', 'filler ' || number, '{games:read}', now() from generate_series(1, 49) as number`,
    [eve.id],
  );
  await createToken(eve, ["games:read"]);
  const refused = await eve.call("POST", list, { name: "One more", scopes: ["games:read"] });
  expect(refused).toMatchObject({ status: 409, body: { code: "list-full" } });
});

it("no token appears in the log or in the data export", async () => {
  const created = await createToken(ada, ["profile:read"]);
  await withToken(created, ada).get("/v1/account");
  expect(logLines.length).toBeGreaterThan(0);
  expect(logLines.join("\n")).not.toContain(created.token);
  const { text } = await ada.call("GET", "/v1/account/export");
  expect(text).toContain('"My bot"');
  expect(text).not.toContain(created.token.slice(8));
  const { rows } = await database.pool.query<{ hash: string }>("select hash from access_tokens");
  for (const { hash } of rows) expect(text).not.toContain(hash);
});
