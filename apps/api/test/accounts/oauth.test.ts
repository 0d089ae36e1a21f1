import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grantRole } from "../../src/features/admin/grant-role.ts";
import { mailbox, tokenIn } from "../support/accounts/mailbox.ts";
import { member, password } from "../support/accounts/members.ts";
import { formType, OAuthApp, redirectUri, sendForm, type TokenAnswer } from "../support/accounts/oauth-app.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, Caller, guest } from "../support/server/caller.ts";
import { followed } from "../support/server/followed.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const box = mailbox(database);
let server: TestServer;
let otherServer: TestServer;
let ada: Caller;
let app: OAuthApp;
beforeAll(async () => {
  server = await startServer(database, { runsBots: false });
  otherServer = await startServer(database, { runsBots: false, runsJobs: false });
  ada = await memberNamed("Ada");
  app = await OAuthApp.register(server.url);
});
afterAll(() => Promise.all([server.close(), otherServer.close()]));

/** A member with a confirmed address and without a password. */
async function memberNamed(name: string): Promise<Caller> {
  const newcomer = await guest(server.url, name);
  await database.pool.query(
    "update accounts set is_guest = false, email = lower(name) || '@example.org', email_verified = true where id = $1",
    [newcomer.id],
  );
  return newcomer;
}

const as = (token: string) => new Caller(server.url, token, ada.id);
const account = (token: string) => as(token).call("GET", "/v1/account");
const errorOf = ({ status, body }: TokenAnswer) => ({ status, error: body.error });
const invalidGrant = { status: 400, error: "invalid_grant" };
const authorization = "/v1/oauth/authorization";
const asked = (request: object) => `${authorization}?${new URLSearchParams(request as Record<string, string>)}`;

describe("the metadata", () => {
  it("names endpoints that exist, and only what this server does", async () => {
    const nobody = new Caller(server.url);
    const metadata = await nobody.get<Record<string, unknown>>("/.well-known/oauth-authorization-server");
    expect(metadata).toMatchObject({
      issuer: "http://localhost:3000",
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["none"],
      service_documentation: "http://localhost:3000/help/connect-an-app",
    });
    expect(metadata.scopes_supported).not.toContain("admin:read");
    for (const name of ["token", "registration", "revocation", "introspection", "device_authorization"]) {
      const { pathname } = new URL(String(metadata[`${name}_endpoint`]));
      expect((await nobody.call("POST", pathname, {})).status, name).not.toBe(404);
    }
    const resource = await nobody.get<object>("/.well-known/oauth-protected-resource");
    expect(resource).toMatchObject({ resource: metadata.issuer, authorization_servers: [metadata.issuer] });
    const mcp = await nobody.get<object>("/.well-known/oauth-protected-resource/mcp");
    expect(mcp).toMatchObject({
      resource: `${metadata.issuer}/mcp`,
      authorization_servers: [metadata.issuer],
      scopes_supported: ["games:read", "games:play", "chat:read", "chat:write"],
      resource_documentation: `${metadata.issuer}/help/play-with-an-assistant`,
    });
  });
});

describe("the registration", () => {
  const register = (body: object) =>
    new Caller(server.url).call<{ error?: string }>("POST", "/v1/oauth/register", {
      client_name: "Quill",
      redirect_uris: [redirectUri],
      ...body,
    });

  it.each([
    ["a script as address", { redirect_uris: ["javascript:alert(1)"] }, "invalid_redirect_uri"],
    ["an address without TLS", { redirect_uris: ["http://app.example.org/"] }, "invalid_redirect_uri"],
    ["no address", { redirect_uris: [] }, "invalid_redirect_uri"],
    ["our name", { client_name: "Senes\u0441hal Support" }, "invalid_client_metadata"],
    ["a name that reorders the text around it", { client_name: "Quill\u202e" }, "invalid_client_metadata"],
    ["a client secret", { token_endpoint_auth_method: "client_secret_basic" }, "invalid_client_metadata"],
  ])("refuses %s", async (_what, body, error) => {
    expect(await register(body)).toMatchObject({ status: 400, body: { error } });
  });

  it("refuses a body that is no JSON, as libraries expect it", async () => {
    const json = { "content-type": "application/json" };
    const refused = await new Caller(server.url).call("POST", "/v1/oauth/register", "{", json);
    expect(refused).toMatchObject({ status: 400, body: { error: "invalid_client_metadata" } });
  });

  it("is limited for each address", async () => {
    const limited = await startServer(database, { runsBots: false, runsJobs: false, hasLimits: true });
    try {
      const nobody = new Caller(limited.url);
      await database.pool.query("delete from rate_limits");
      const statuses = [];
      for (let count = 0; count < 11; count++)
        statuses.push((await nobody.call("POST", "/v1/oauth/register", { client_name: "Many" })).status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    } finally {
      await limited.close();
    }
  });
});

describe("a request for access", () => {
  it("is shown with the name and the host of the app, and leads back to it", async () => {
    const question = await new Caller(server.url).get<{ denyUrl: string }>(asked(app.request(["games:read"])));
    expect(question).toMatchObject({
      app: { name: "Herald", host: "app.example.org" },
      scopes: ["games:read"],
      error: null,
    });
    expect(Object.fromEntries(new URL(question.denyUrl).searchParams)).toMatchObject({
      error: "access_denied",
      state: "a state",
      iss: "http://localhost:3000",
    });
  });

  it("leads to no address that the app has not registered", async () => {
    for (const redirect_uri of ["https://evil.example/", `${redirectUri}/`, `${redirectUri}?next=x`]) {
      const request = app.request(["games:read"], { redirect_uri });
      expect(await ada.call("GET", asked(request))).toMatchObject({ status: 400 });
      expect(await ada.call("POST", authorization, request)).toMatchObject({ status: 400 });
    }
  });

  it.each(["", "quill", "x".repeat(100)])(
    "says so if no app has the client_id %j, also if it is no UUID",
    async (id) => {
      const request = app.request(["games:read"], { client_id: id });
      const unknown = { status: 404, body: { code: "not-found", detail: "No app has this `client_id`." } };
      expect(await new Caller(server.url).call("GET", asked(request))).toMatchObject(unknown);
      expect(await ada.call("POST", authorization, request)).toMatchObject(unknown);
    },
  );

  it.each([
    ["without PKCE", { code_challenge: "" }, "invalid_request"],
    ["with plain PKCE", { code_challenge_method: "plain" }, "invalid_request"],
    ["for the implicit flow", { response_type: "token" }, "unsupported_response_type"],
    ["for an admin scope", { scope: "admin:write" }, "invalid_scope"],
    ["for an unknown scope", { scope: "games:read everything" }, "invalid_scope"],
    ["for nothing", { scope: "" }, "invalid_scope"],
  ])("%s cannot be allowed", async (_what, change, error) => {
    const request = app.request(["games:read"], change);
    expect(await ada.get(asked(request))).toMatchObject({ scopes: [], error: { error } });
    expect(await ada.call("POST", authorization, request)).toMatchObject({ status: 400 });
  });

  it("can be allowed only by members, on our own pages, and by no token", async () => {
    const request = app.request(["profile:read"]);
    const passerby = await guest(server.url, "Passerby");
    expect(await passerby.call("POST", authorization, request)).toMatchObject({
      body: { code: "registration-required" },
    });
    const { access_token } = await app.tokensFrom(ada);
    expect(await as(access_token).call("POST", authorization, request)).toMatchObject({
      body: { code: "session-required" },
    });
    const forged = new Caller(server.url).withHeaders({
      cookie: `seneschal-session=${ada.token}`,
      origin: "https://evil.example",
    });
    expect(await forged.call("POST", authorization, request)).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
  });

  it("tells the owner by e-mail, once for the same scopes", async () => {
    const eve = await memberNamed("Eve");
    await app.tokensFrom(eve);
    expect((await box.emailWith("eve@example.org", "/account/apps")).text).toContain("Herald");
    const sent = () =>
      database.pool.query(
        "select 1 from captured_emails where \"to\" = 'eve@example.org' and text like '%/account/apps%'",
      );
    await app.tokensFrom(eve);
    await app.tokensFrom(eve, ["chat:read"]);
    await expect.poll(async () => (await sent()).rowCount).toBe(2);
  });
});

describe("a code", () => {
  it("gives tokens that act within their scopes, like personal ones", async () => {
    const { access_token, expires_in, scope } = await app.tokensFrom(ada);
    expect({ expires_in, scope }).toEqual({ expires_in: 3600, scope: "profile:read games:read" });
    expect(await account(access_token)).toMatchObject({ status: 200, body: { id: ada.id, email: null } });
    const lacking = await as(access_token).call("POST", "/v1/games", {});
    expect(lacking).toMatchObject({ status: 403, body: { code: "scope-missing", scope: "lobby:write" } });
    for (const path of ["/v1/account/apps", "/v1/account/tokens", "/v1/account/sessions", "/v1/account/export"])
      expect(await as(access_token).call("GET", path)).toMatchObject({ body: { code: "session-required" } });
    expect(await ada.get("/v1/account/tokens")).toEqual({ tokens: [] });
  });

  it.each([
    ["another verifier", { code_verifier: "x".repeat(43) }],
    ["another redirect address", { redirect_uri: "https://app.example.org/other" }],
  ])("with %s is refused and ends", async (_what, change) => {
    const code = await app.codeFrom(ada);
    expect(errorOf(await app.exchange(code, change))).toEqual(invalidGrant);
    expect(errorOf(await app.exchange(code))).toEqual(invalidGrant);
  });

  it("of another app is refused and ends", async () => {
    const thief = await OAuthApp.register(server.url, "Thief");
    const code = await app.codeFrom(ada);
    expect(errorOf(await thief.exchange(code, { code_verifier: app.verifier }))).toEqual(invalidGrant);
    expect(errorOf(await app.exchange(code))).toEqual(invalidGrant);
  });

  it("expires", async () => {
    const code = await app.codeFrom(ada);
    await database.pool.query("update oauth_grants set expires_at = now() where refresh_hash is null");
    expect(errorOf(await app.exchange(code))).toEqual(invalidGrant);
  });

  it("works once, also when it comes twice at the same time, and a second use revokes its tokens", async () => {
    const code = await app.codeFrom(ada);
    const answers = await Promise.all([app.exchange(code), app.exchange(code), app.exchange(code)]);
    const given = answers.filter(({ status }) => status === 200);
    expect(given).toHaveLength(1);
    expect(await account(given[0]?.body.access_token ?? "")).toMatchObject({ status: 401 });
    expect(errorOf(await app.refresh(given[0]?.body.refresh_token ?? ""))).toEqual(invalidGrant);
  });

  it("is not enough: parameters that are missing, repeated or unknown are errors in the form of OAuth", async () => {
    const nobody = new Caller(server.url);
    const bad = async (form: string) => errorOf((await sendForm(nobody, "/v1/oauth/token", form)) as TokenAnswer);
    expect(await bad("grant_type=authorization_code")).toEqual({ status: 400, error: "invalid_request" });
    expect(await bad(`grant_type=refresh_token&client_id=${app.id}&client_id=x`)).toMatchObject({
      error: "invalid_request",
    });
    expect(await bad(`grant_type=password&client_id=${app.id}`)).toMatchObject({ error: "unsupported_grant_type" });
    expect(await bad("grant_type=refresh_token&client_id=x")).toMatchObject({ error: "invalid_client" });
    expect(errorOf(await app.exchange(await app.codeFrom(ada), { code_verifier: "short" }))).toMatchObject({
      error: "invalid_request",
    });
  });
});

describe("a refresh token", () => {
  it("gives the next one, and can ask for less", async () => {
    const first = await app.tokensFrom(ada);
    const { body: second } = await app.refresh(first.refresh_token, { scope: "games:read" });
    expect(second.scope).toBe("games:read");
    expect(await account(second.access_token)).toMatchObject({ status: 403 });
    const { body: third } = await app.refresh(second.refresh_token);
    expect(third.scope).toBe("profile:read games:read");
    expect(errorOf(await app.refresh(third.refresh_token, { scope: "chat:read" }))).toMatchObject({
      error: "invalid_scope",
    });
    expect(await account(third.access_token)).toMatchObject({ status: 200 });
  });

  it("that comes again ends everything that came from it", async () => {
    const first = await app.tokensFrom(ada);
    const { body: second } = await app.refresh(first.refresh_token);
    const { body: third } = await app.refresh(second.refresh_token);
    expect(errorOf(await app.refresh(first.refresh_token))).toEqual(invalidGrant);
    for (const { access_token } of [first, second, third])
      expect(await account(access_token)).toMatchObject({ status: 401 });
    expect(errorOf(await app.refresh(third.refresh_token))).toEqual(invalidGrant);
  });

  it("works once when it comes twice at the same time", async () => {
    const { refresh_token } = await app.tokensFrom(ada);
    const answers = await Promise.all([app.refresh(refresh_token), app.refresh(refresh_token)]);
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  });

  it("of another app is refused without harm to its owner", async () => {
    const thief = await OAuthApp.register(server.url, "Thief");
    const { refresh_token } = await app.tokensFrom(ada);
    expect(errorOf(await thief.refresh(refresh_token))).toEqual(invalidGrant);
    expect(await app.refresh(refresh_token)).toMatchObject({ status: 200 });
  });
});

describe("what a token may do", () => {
  it("is told to anyone who has it, while it works", async () => {
    const { access_token, refresh_token } = await app.tokensFrom(ada, ["games:read"]);
    const { body } = await app.introspect(access_token);
    expect(body).toEqual({
      ...{ active: true, scope: "games:read", client_id: app.id, token_type: "Bearer" },
      ...{ sub: ada.id, username: "Ada", account_kind: "member", exp: expect.any(Number), iat: expect.any(Number) },
    });
    const { exp, iat } = body as unknown as { readonly exp: number; readonly iat: number };
    expect(exp - iat).toBe(3600);
    await app.revoke(access_token);
    for (const token of [access_token, refresh_token, ada.token ?? "", "unknown"])
      expect(await app.introspect(token)).toMatchObject({ status: 200, body: { active: false } });
    expect(await app.send("/v1/oauth/introspect", {})).toMatchObject({
      status: 400,
      body: { error: "invalid_request" },
    });
  });
});

describe("a revocation", () => {
  it("by the app ends a token, or with the refresh token the connection", async () => {
    const { access_token, refresh_token } = await app.tokensFrom(ada);
    const thief = await OAuthApp.register(server.url, "Thief");
    for (const token of [access_token, refresh_token, "unknown"])
      expect(await thief.revoke(token)).toMatchObject({ status: 200 });
    expect(await account(access_token)).toMatchObject({ status: 200 });
    const nameless = await app.send("/v1/oauth/revoke", { token: access_token });
    expect(nameless).toMatchObject({ status: 400, body: { error: "invalid_request" } });
    await app.revoke(access_token);
    expect(await account(access_token)).toMatchObject({ status: 401 });
    const { body: next } = await app.refresh(refresh_token);
    await app.revoke(next.refresh_token);
    expect(await account(next.access_token)).toMatchObject({ status: 401 });
    expect(errorOf(await app.refresh(next.refresh_token))).toEqual(invalidGrant);
  });

  it("by the user ends tokens, codes and streams at once in every process", async () => {
    const cyr = await memberNamed("Cyr");
    const { access_token, refresh_token } = await app.tokensFrom(cyr, ["games:read", "profile:read"]);
    const code = await app.codeFrom(cyr);
    const { id } = await begunGame([cyr, await guest(server.url, "Dov")]);
    const elsewhere = new Caller(otherServer.url, access_token, cyr.id);
    const stream = followed(elsewhere, id, {});
    await expect.poll(() => stream.frames.length).toBeGreaterThan(0);
    const { apps } = await cyr.get<{ apps: object[] }>("/v1/account/apps");
    expect(apps).toMatchObject([
      { id: app.id, name: "Herald", host: "app.example.org", scopes: ["profile:read", "games:read"] },
    ]);
    expect(await cyr.call("DELETE", `/v1/account/apps/${app.id}`)).toMatchObject({ status: 204 });
    expect(await elsewhere.call("GET", "/v1/account")).toMatchObject({ status: 401 });
    expect(errorOf(await app.exchange(code))).toEqual(invalidGrant);
    expect(errorOf(await app.refresh(refresh_token))).toEqual(invalidGrant);
    await stream.ended;
    expect(await cyr.get("/v1/account/apps")).toEqual({ apps: [] });
    expect(await cyr.call("DELETE", `/v1/account/apps/${app.id}`)).toMatchObject({ status: 404 });
  });

  it("comes with a password reset", async () => {
    const fay = await member(server.url, box, "Fay", "fay@example.org");
    const { access_token, refresh_token } = await app.tokensFrom(fay);
    await new Caller(server.url).call("POST", "/v1/password-resets", { email: "fay@example.org" });
    const token = tokenIn(await box.emailWith("fay@example.org", "/account/reset"));
    await new Caller(server.url).call("POST", "/v1/password-resets/completion", { token, password: `${password}!` });
    expect(await account(access_token)).toMatchObject({ status: 401 });
    expect(errorOf(await app.refresh(refresh_token))).toEqual(invalidGrant);
  });

  it("comes with a ban, and with the end of the account", async () => {
    const gil = await memberNamed("Gil");
    const maud = await memberNamed("Maud");
    await grantRole(database.pool, maud.id, "moderator", new Date());
    await expect.poll(async () => (await maud.get<{ roles: string[] }>("/v1/account")).roles).toEqual(["moderator"]);
    const banned = await app.tokensFrom(gil);
    const code = await app.codeFrom(gil);
    await maud.post(`/v1/admin/people/${gil.id}/sanctions`, { kind: "ban", days: 1, reason: "A test" });
    expect(await account(banned.access_token)).toMatchObject({ status: 401 });
    expect(errorOf(await app.exchange(code))).toEqual(invalidGrant);
    expect(errorOf(await app.refresh(banned.refresh_token))).toEqual(invalidGrant);
    const hal = await member(server.url, box, "Hal", "hal@example.org");
    const gone = await app.tokensFrom(hal);
    expect(await hal.call("POST", "/v1/account/deletion", { password })).toMatchObject({ status: 204 });
    expect(await account(gone.access_token)).toMatchObject({ status: 401 });
    expect(errorOf(await app.refresh(gone.refresh_token))).toEqual(invalidGrant);
  });
});

it("only hashes of codes and tokens are stored", async () => {
  const code = await app.codeFrom(ada);
  const { body } = await app.exchange(code);
  const { rows } = await database.pool.query<{ row: string }>(
    "select row_to_json(oauth_grants)::text || row_to_json(access_tokens)::text as row from oauth_grants join access_tokens using (grant_id)",
  );
  const secrets = [code, body.access_token, body.refresh_token].map((secret) => secret.slice(8, 48));
  for (const { row } of rows) for (const secret of secrets) expect(row).not.toContain(secret);
});

it("pages of other origins can exchange codes", async () => {
  const page = new Caller(server.url).withHeaders({
    origin: "https://app.example.org",
    "sec-fetch-site": "cross-site",
  });
  const answer = await page.call("POST", "/v1/oauth/token", "grant_type=x", {
    "content-type": formType,
  });
  expect(answer.status).toBe(400);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("cache-control")).toContain("no-store");
});

it("JSON is refused where a form is needed, and the refusal names its type", async () => {
  const answer = await new Caller(server.url).call<{ detail: string }>("POST", "/v1/oauth/token", { grant_type: "x" });
  expect(answer).toMatchObject({ status: 415, body: { detail: `Send the body with \`Content-Type: ${formType}\`.` } });
});

describe("a device", () => {
  interface Begun {
    readonly device_code: string;
    readonly user_code: string;
  }
  const begin = async () =>
    (await app.send<Begun>("/v1/oauth/device", { client_id: app.id, scope: "profile:read" })).body;
  const path = (code: string) => `/v1/oauth/device/${code}`;
  /** As if the device had waited. */
  const wait = () => database.pool.query("update oauth_device_codes set next_poll_at = now()");

  it("gets tokens once its user has entered the code", async () => {
    const { device_code, user_code } = await begin();
    expect(user_code).toMatch(/^[B-Z]{4}-[B-Z]{4}$/);
    expect(errorOf(await app.poll(device_code))).toEqual({ status: 400, error: "authorization_pending" });
    expect(errorOf(await app.poll(device_code))).toMatchObject({ error: "slow_down" });
    const typed = user_code.toLowerCase().replace("-", "");
    expect(await ada.get(path(typed))).toMatchObject({
      app: { name: "Herald", host: null },
      scopes: ["profile:read"],
      userCode: user_code,
    });
    expect(await ada.call("POST", path(typed), { isAllowed: true })).toMatchObject({ status: 204 });
    expect(await ada.call("POST", path(typed), { isAllowed: true })).toMatchObject({ status: 404 });
    await wait();
    const answers = await Promise.all([app.poll(device_code), app.poll(device_code)]);
    const given = answers.filter(({ status }) => status === 200);
    expect(given).toHaveLength(1);
    expect(await account(given[0]?.body.access_token ?? "")).toMatchObject({ status: 200, body: { id: ada.id } });
    expect(errorOf(await app.poll(device_code))).toMatchObject({ error: "expired_token" });
  });

  it("gets nothing if its user denies it, if it is another app, or if the code has expired", async () => {
    const denied = await begin();
    await ada.call("POST", path(denied.user_code), { isAllowed: false });
    expect(errorOf(await app.poll(denied.device_code))).toMatchObject({ error: "access_denied" });
    const allowed = await begin();
    await ada.call("POST", path(allowed.user_code), { isAllowed: true });
    const thief = await OAuthApp.register(server.url, "Thief");
    expect(errorOf(await thief.poll(allowed.device_code))).toMatchObject({ error: "expired_token" });
    await ada.call("DELETE", `/v1/account/apps/${app.id}`);
    expect(errorOf(await app.poll(allowed.device_code))).toMatchObject({ error: "expired_token" });
    const late = await begin();
    await database.pool.query("update oauth_device_codes set expires_at = now()");
    expect(await ada.call("GET", path(late.user_code))).toMatchObject({ status: 404 });
    expect(errorOf(await app.poll(late.device_code))).toMatchObject({ error: "expired_token" });
  });

  it("cannot be found by guessing: after 30 codes even the right one is refused", async () => {
    const limited = await startServer(database, { runsBots: false, runsJobs: false, hasLimits: true });
    try {
      const guesser = ada.at(limited.url);
      const { user_code } = await begin();
      for (let guess = 0; guess < 30; guess++) await guesser.call("GET", path("BBBB-BBBB"));
      expect(await guesser.call("GET", path(user_code))).toMatchObject({ status: 429 });
    } finally {
      await limited.close();
    }
  });
});
