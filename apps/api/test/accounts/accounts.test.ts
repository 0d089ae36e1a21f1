import { scryptSync } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../src/app.ts";
import { readEnvironment } from "../../src/platform/environment/environment.ts";
import type { Server } from "../../src/platform/http/server.ts";
import { testDatabase } from "../support/database/test-database.ts";

const { pool } = testDatabase();
const environment = readEnvironment({ LOG_LEVEL: "silent", REQUESTS_PER_MINUTE: "0" });
const application = buildApp({ environment, pool });

async function guest(name: string) {
  const app = await application;
  const answer = await app.inject({ method: "POST", url: "/v1/guests", payload: { name } });
  expect(answer.statusCode).toBe(201);
  const cookie = answer.cookies.find((each) => each.name === "seneschal-session");
  return { ...answer.json<{ token: string; account: { id: string } }>(), cookie };
}

function as(token: string) {
  return { authorization: `Bearer ${token}` };
}

async function keep(app: Server, token: string, email: string) {
  const payload = { email, password: "ten letters" };
  return app.inject({ method: "POST", url: "/v1/account/registration", headers: as(token), payload });
}

describe("guests", () => {
  it("POST /v1/guests creates a session with a cookie that scripts cannot read", async () => {
    const { account, cookie } = await guest("  Aliénor ");
    expect(account).toMatchObject({ name: "Aliénor", kind: "guest", email: null });
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(cookie?.secure).toBeUndefined();
  });

  it("the cookie is secure if the site uses https", async () => {
    const app = await application;
    const headers = { "x-forwarded-proto": "https" };
    const answer = await app.inject({ method: "POST", url: "/v1/guests", headers, payload: { name: "Guy" } });
    expect(answer.cookies[0]?.secure).toBe(true);
  });

  it("a session is accepted by token and by cookie", async () => {
    const app = await application;
    const { token, account } = await guest("Bertrand");
    const byToken = await app.inject({ url: "/v1/session", headers: as(token) });
    const byCookie = await app.inject({ url: "/v1/session", cookies: { "seneschal-session": token } });
    expect([byToken.json(), byCookie.json()]).toMatchObject([{ id: account.id }, { id: account.id }]);
  });

  it("a guest can change their name", async () => {
    const app = await application;
    const { token } = await guest("Clothilde");
    await app.inject({ method: "PATCH", url: "/v1/account", headers: as(token), payload: { name: "Clotilde" } });
    const answer = await app.inject({ url: "/v1/session", headers: as(token) });
    expect(answer.json()).toMatchObject({ name: "Clotilde" });
  });
});

describe("registering a guest", () => {
  it("keeps the account, which can then sign in with e-mail and password", async () => {
    const app = await application;
    const { token, account } = await guest("Enguerrand");
    const kept = await keep(app, token, "Enguerrand@Example.org");
    expect(kept.json()).toEqual({
      id: account.id,
      name: "Enguerrand",
      kind: "member",
      nameKind: "registered",
      email: "enguerrand@example.org",
      isEmailConfirmed: false,
      newEmail: null,
      hasSecondFactor: false,
      sanctions: [],
      roles: [],
    });

    const payload = { email: "enguerrand@example.ORG", password: "ten letters" };
    const requireUser = await app.inject({ method: "POST", url: "/v1/sign-in", payload });
    expect(requireUser.statusCode).toBe(200);
    expect(requireUser.json()).toMatchObject({ account: { id: account.id, kind: "member" } });
  });

  it("is rejected the second time", async () => {
    const app = await application;
    const { token } = await guest("Gaucher");
    await keep(app, token, "gaucher@example.org");
    expect((await keep(app, token, "gaucher.two@example.org")).json()).toMatchObject({ code: "name-kept" });
  });

  it("requires a password of ten characters", async () => {
    const app = await application;
    const { token } = await guest("Hersende");
    const payload = { email: "hersende@example.org", password: "too short" };
    const answer = await app.inject({ method: "POST", url: "/v1/account/registration", headers: as(token), payload });
    expect(answer.json()).toMatchObject({ code: "malformed-request", errors: [{ path: "body/password" }] });
  });
});

describe("signing in", () => {
  beforeAll(async () => void (await keep(await application, (await guest("Isabeau")).token, "isabeau@example.org")));

  it.each([
    ["an e-mail nobody has", "nobody@example.org", "ten letters"],
    ["a wrong password", "isabeau@example.org", "ten lettres"],
  ])("is rejected with the same response for %s", async (_case, email, password) => {
    const app = await application;
    const answer = await app.inject({ method: "POST", url: "/v1/sign-in", payload: { email, password } });
    expect(answer.json()).toMatchObject({ status: 401, code: "wrong-credentials" });
  });
});

describe("a password", () => {
  it("is stored as a salted scrypt hash", async () => {
    const { token, account } = await guest("Sicard");
    expect((await keep(await application, token, "sicard@example.org")).statusCode).toBe(200);
    const { rows } = await pool.query<{ password: string }>("select password from credentials where account_id = $1", [
      account.id,
    ]);
    const [salt = "", hash] = rows[0]?.password.split(":") ?? [];
    const cost = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(hash).toBe(scryptSync("ten letters", salt, 64, cost).toString("hex"));
  });
});

describe("a password with spaces at its ends", () => {
  const signInWith = async (email: string, password: string) => {
    const app = await application;
    return (await app.inject({ method: "POST", url: "/v1/sign-in", payload: { email, password } })).statusCode;
  };

  it("is stored as typed", async () => {
    const app = await application;
    const { token } = await guest("Philippa");
    const payload = { email: "philippa@example.org", password: " ten letters " };
    await app.inject({ method: "POST", url: "/v1/account/registration", headers: as(token), payload });
    expect(await signInWith("philippa@example.org", " ten letters ")).toBe(200);
    expect(await signInWith("philippa@example.org", "ten letters")).toBe(401);
  });

  it("opens an account whose password was trimmed when it was set", async () => {
    await keep(await application, (await guest("Quentin")).token, "quentin@example.org");
    expect(await signInWith("quentin@example.org", " ten letters ")).toBe(200);
    expect(await signInWith("quentin@example.org", " ten  letters ")).toBe(401);
  });

  it("confirms the owner of such an account before a change", async () => {
    const app = await application;
    const { token } = await guest("Richilde");
    await keep(app, token, "richilde@example.org");
    const payload = { password: "ten letters ", newPassword: " eleven letters" };
    const changed = await app.inject({ method: "POST", url: "/v1/account/password", headers: as(token), payload });
    expect(changed.statusCode).toBe(204);
    expect(await signInWith("richilde@example.org", " eleven letters")).toBe(200);
    expect(await signInWith("richilde@example.org", "eleven letters")).toBe(401);
  });
});

describe("trying one password on many accounts", () => {
  const attempts = async (limit: Record<string, string>) => {
    const waits: number[] = [];
    const pause = async (milliseconds: number) => void waits.push(milliseconds);
    const app = await buildApp({
      environment: readEnvironment({ LOG_LEVEL: "silent", ...limit }),
      pool,
      pauseAfterGuess: pause,
    });
    const attempt = (payload: object) => app.inject({ method: "POST", url: "/v1/sign-in", payload });
    for (let count = 0; count < 15; count += 1) {
      await attempt({ email: `baron.${count}@example.org`, password: "ten letters" });
      await attempt({ email: `baron.${count}@example.org` });
    }
    expect(waits).toEqual([]);
    const answer = await attempt({ email: "kunigunde@example.org", password: "ten letters" });
    await app.close();
    return { waits, code: answer.json().code };
  };

  it("is slowed down per address, including requests that cannot be parsed", async () => {
    expect(await attempts({})).toEqual({ waits: [2000], code: "wrong-credentials" });
  });

  it("is not slowed down without limits", async () => {
    expect(await attempts({ REQUESTS_PER_MINUTE: "0" })).toEqual({ waits: [], code: "wrong-credentials" });
  });
});

describe("a session", () => {
  it("ends when its owner signs out", async () => {
    const app = await application;
    const { token } = await guest("Jehanne");
    await app.inject({ url: "/v1/session", headers: as(token) });
    const out = await app.inject({ method: "DELETE", url: "/v1/session", headers: as(token) });
    expect([out.statusCode, out.body]).toEqual([204, ""]);
    expect((await app.inject({ url: "/v1/session", headers: as(token) })).json()).toMatchObject({
      code: "not-signed-in",
    });
  });

  it("is rejected if it is unknown or has expired", async () => {
    const app = await application;
    const { token } = await guest("Lancelin");
    await pool.query("update sessions set expires_at = now() - interval '1 second' where token = $1", [token]);
    for (const shown of [token, "never given"]) {
      const answer = await app.inject({ url: "/v1/session", headers: as(shown) });
      expect(answer.json()).toMatchObject({ status: 401, code: "not-signed-in" });
    }
  });

  it("is extended when its owner comes back", async () => {
    const app = await application;
    const { token } = await guest("Mahaut");
    await pool.query("update sessions set expires_at = now() + interval '1 day' where token = $1", [token]);
    await app.inject({ url: "/v1/session", headers: as(token) });
    const { rows } = await pool.query(
      "select expires_at > now() + interval '80 days' as late from sessions where token = $1",
      [token],
    );
    expect(rows).toEqual([{ late: true }]);
  });
});

describe("a request with a cookie", () => {
  const attempt = async (headers: Record<string, string>) => {
    const app = await application;
    const { token } = await guest("Nicolette");
    const cookies = { "seneschal-session": token };
    const payload = { name: "Nicole" };
    return app.inject({
      method: "PATCH",
      url: "/v1/account",
      headers: { host: "house.example", ...headers },
      cookies,
      payload,
    });
  };

  it.each([
    ["the page of another site", { origin: "https://elsewhere.example" }],
    ["a frame without an origin", { origin: "null" }],
    ["another site, as the browser says", { "sec-fetch-site": "cross-site", origin: "https://house.example" }],
    ["a sister site", { "sec-fetch-site": "same-site", origin: "https://other.house.example" }],
  ])("is rejected if it changes something and comes from %s", async (_case, headers) => {
    expect((await attempt(headers as Record<string, string>)).json()).toMatchObject({ status: 403, code: "forbidden" });
  });

  it.each([
    ["our own page", { origin: "https://house.example" }],
    ["our own page behind a proxy", { origin: "https://seneschal.example", "x-forwarded-host": "seneschal.example" }],
    ["our own page, as the browser says", { "sec-fetch-site": "same-origin", origin: "https://house.example" }],
    ["a program", {}],
  ])("is accepted if it comes from %s", async (_case, headers) => {
    expect((await attempt(headers as Record<string, string>)).statusCode).toBe(200);
  });
});
