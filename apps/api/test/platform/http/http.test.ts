import { Readable } from "node:stream";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../src/app.ts";
import { readEnvironment } from "../../../src/platform/environment/environment.ts";
import type { Server } from "../../../src/platform/http/server.ts";
import { testDatabase } from "../../support/database/test-database.ts";
import { documentedOperations } from "../../support/server/api-document.ts";

const { pool } = testDatabase();
const silent = { LOG_LEVEL: "silent", REQUESTS_PER_MINUTE: "0" };
let app: Server;
beforeAll(async () => {
  app = await buildApp({ environment: readEnvironment(silent), pool });
});
afterAll(() => app.close());

const json = { "content-type": "application/json" };
const nowhere = "00000000-0000-4000-8000-000000000000";

describe("an invalid request", () => {
  it.each([
    ["an unknown path", { url: "/v1/nothing" }, 404, "not-found"],
    ["an unknown game", { url: `/v1/games/${nowhere}` }, 404, "not-found"],
    ["a malformed path", { url: "/v1/%zz" }, 400, "malformed-request"],
    ["a malformed game id", { url: "/v1/games/42" }, 400, "malformed-request"],
    ["an unsupported method", { method: "PUT", url: "/v1/session" }, 405, "method-not-allowed"],
    ["a negative page", { url: "/v1/games?limit=-1" }, 400, "malformed-request"],
    ["an unknown query parameter", { url: "/v1/games?colour=red" }, 400, "malformed-request"],
    [
      "truncated JSON",
      { method: "POST", url: "/v1/guests", headers: json, payload: '{"name":' },
      400,
      "malformed-request",
    ],
    ["an empty body", { method: "POST", url: "/v1/guests", headers: json, payload: "" }, 400, "malformed-request"],
    ["no body", { method: "POST", url: "/v1/guests" }, 400, "malformed-request"],
    [
      "an additional field",
      { method: "POST", url: "/v1/guests", payload: { name: "Odo", admin: true } },
      400,
      "malformed-request",
    ],
    ["a name of spaces", { method: "POST", url: "/v1/guests", payload: { name: "   " } }, 400, "malformed-request"],
    [
      "plain text",
      { method: "POST", url: "/v1/guests", headers: { "content-type": "text/plain" }, payload: "Odo" },
      415,
      "unsupported-media-type",
    ],
    [
      "a form",
      {
        method: "POST",
        url: "/v1/guests",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "a=1",
      },
      415,
      "unsupported-media-type",
    ],
    [
      "ten megabytes",
      { method: "POST", url: "/v1/guests", payload: { name: "x".repeat(10 * 1024 * 1024) } },
      413,
      "too-large",
    ],
    ["a request without a session", { url: "/v1/account/profile" }, 401, "not-signed-in"],
  ] as const)("%s", async (_case, request, status, code) => {
    const answer = await app.inject(request as InjectOptions);
    expect(answer.headers["content-type"]).toBe("application/problem+json");
    expect(answer.json()).toMatchObject({ status, code, type: `/v1/problems/${code}` });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().instance).toBe(`urn:uuid:${answer.headers["x-request-id"]}`);
  });

  it("is answered with a challenge if it needs a session, and with the reason if its token is unknown", async () => {
    const answers = [{}, { authorization: "Bearer unknown" }].map((headers) =>
      app.inject({ url: "/v1/account/profile", headers }),
    );
    expect((await Promise.all(answers)).map(({ headers }) => headers["www-authenticate"])).toEqual([
      "Bearer",
      'Bearer error="invalid_token", error_description="The token is unknown, expired or revoked"',
    ]);
  });

  it("ten megabytes in chunks of unknown number are rejected", async () => {
    const payload = Readable.from(Array.from({ length: 160 }, () => Buffer.alloc(64 * 1024, "x")));
    const answer = await app.inject({ method: "POST", url: "/v1/guests", headers: json, payload });
    expect(answer.json()).toMatchObject({ status: 413, code: "too-large" });
  });

  it("names the invalid field", async () => {
    const answer = await app.inject({ method: "POST", url: "/v1/guests", payload: { name: 7 } });
    expect(answer.json()).toMatchObject({ errors: [{ path: "body/name" }] });
  });

  it("gets the list of methods of the path", async () => {
    const answer = await app.inject({ method: "PUT", url: "/v1/session?x=1" });
    expect(answer.headers.allow).toBe("DELETE, GET, HEAD");
    expect(answer.json()).toMatchObject({ detail: "Allowed methods: DELETE, GET, HEAD." });
  });

  it("gets an explanation at the URL of each problem type", async () => {
    const { type } = (await app.inject("/v1/account/profile")).json<{ type: string }>();
    expect((await app.inject(type)).json()).toMatchObject({ code: "not-signed-in", status: 401 });
  });
});

describe("a bug", () => {
  it("returns 500 without internal details", async () => {
    const broken = await buildApp({ environment: readEnvironment(silent), pool });
    broken.get("/broken", { schema: { hide: true } }, async () => {
      throw new Error("the crown jewels are under the stairs");
    });
    const answer = await broken.inject("/broken");
    await broken.close();
    expect(answer.json()).toMatchObject({ status: 500, code: "internal-error" });
    expect(answer.body).not.toContain("jewels");
  });
});

describe("a value that the database cannot store", () => {
  it("is a fault of the request, even if no schema found it", async () => {
    const careless = await buildApp({ environment: readEnvironment(silent), pool });
    careless.get("/careless", { schema: { hide: true } }, async () => pool.query("select $1::text", ["a\u0000b"]));
    const answer = await careless.inject("/careless");
    await careless.close();
    expect(answer.json()).toMatchObject({ status: 400, code: "malformed-request" });
  });
});

describe("too many requests", () => {
  it("are rejected with the time to wait", async () => {
    const strict = await buildApp({ environment: readEnvironment({ ...silent, REQUESTS_PER_MINUTE: "3" }), pool });
    for (let asked = 0; asked < 3; asked += 1) await strict.inject("/v1/rulesets");
    const answer = await strict.inject("/v1/rulesets");
    const health = await strict.inject("/health/live");
    await strict.close();
    expect(answer.json()).toMatchObject({ status: 429, code: "too-many-requests" });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(health.statusCode).toBe(200);
  });

  it("are documented with the Retry-After header, like an unavailable database", () => {
    for (const { operation } of documentedOperations) {
      for (const status of ["429", "503"]) {
        expect(operation.responses[status]?.headers).toHaveProperty("retry-after");
      }
    }
  });
});

describe("pages of other sites", () => {
  const headers = { origin: "https://friend.example" };

  it("may read and play as guests, with a token and without cookies", async () => {
    const answer = await app.inject({ url: "/v1/rulesets", headers });
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
    const welcomed = await app.inject({ method: "POST", url: "/v1/guests", headers, payload: { name: "Odo" } });
    expect(welcomed.statusCode).toBe(201);
    expect(welcomed.headers["set-cookie"]).toBeUndefined();
    const authorization = `Bearer ${welcomed.json<{ token: string }>().token}`;
    const renamed = { method: "PATCH", url: "/v1/account", headers: { ...headers, authorization } } as const;
    expect((await app.inject({ ...renamed, payload: { name: "Odon" } })).statusCode).toBe(200);
  });

  it("cannot use the session of their visitor, not even to read", async () => {
    const { token } = (await app.inject({ method: "POST", url: "/v1/guests", payload: { name: "Guy" } })).json<{
      token: string;
    }>();
    const cookies = { "seneschal-session": token };
    const url = "/v1/account/profile";
    expect((await app.inject({ url, cookies })).statusCode).toBe(200);
    expect((await app.inject({ url, cookies, headers })).statusCode).toBe(401);
    const sister = { origin: "https://other.house.example", host: "house.example", "sec-fetch-site": "same-site" };
    expect((await app.inject({ url, cookies, headers: sister })).statusCode).toBe(401);
    // A link on another site opens one of our files.
    const link = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    expect((await app.inject({ url, cookies, headers: link })).statusCode).toBe(200);
  });

  it("can ask for passwords only if their origin is allowed", async () => {
    const open = await buildApp({ environment: readEnvironment({ ...silent, CORS_ORIGINS: headers.origin }), pool });
    const payload = { email: "odo@example.org", password: "a guess at it" };
    const signIn = { method: "POST", url: "/v1/sign-in", headers, payload } as const;
    const [allowed, rejected] = [await open.inject(signIn), await app.inject(signIn)];
    await open.close();
    expect(allowed.json()).toMatchObject({ code: "wrong-credentials" });
    expect(rejected.json()).toMatchObject({ status: 403, code: "forbidden" });
  });
});

describe("a page of another origin", () => {
  it.each(["PUT", "PATCH", "DELETE"])("may send %s, and reads how long to wait", async (method) => {
    const headers = { origin: "https://friend.example" };
    const asked = { ...headers, "access-control-request-method": method };
    const preflight = await app.inject({ method: "OPTIONS", url: "/v1/session", headers: asked });
    const answer = await app.inject({ url: "/v1/rulesets", headers });
    expect(preflight.statusCode).toBe(204);
    expect(String(preflight.headers["access-control-allow-methods"]).split(", ")).toContain(method);
    expect(String(answer.headers["access-control-expose-headers"]).split(", ")).toEqual(
      expect.arrayContaining([
        "x-request-id",
        "retry-after",
        "ratelimit",
        "ratelimit-policy",
        "x-ratelimit-remaining",
        "game-version",
      ]),
    );
  });
});

describe("the limit of requests", () => {
  let limited: Server;
  beforeAll(async () => {
    limited = await buildApp({ environment: readEnvironment({ ...silent, REQUESTS_PER_MINUTE: "40" }), pool });
  });
  afterAll(() => limited.close());

  it.each([
    ["/v1/rulesets", "requests", "40"],
    ["/v1/tournament-simulations", "operation", "12"],
  ])("is announced by two sets of headers: %s", async (url, policy, limit) => {
    const method = policy === "operation" ? "POST" : "GET";
    const { headers } = await limited.inject({ method, url });
    const [remaining, reset] = [headers["x-ratelimit-remaining"], headers["x-ratelimit-reset"]];
    expect(headers["x-ratelimit-limit"]).toBe(limit);
    expect(headers["ratelimit-policy"]).toBe(`"${policy}";q=${limit};w=60`);
    expect(headers.ratelimit).toBe(`"${policy}";r=${remaining};t=${reset}`);
    expect(Number(remaining)).toBeLessThan(Number(limit));
  });
});

describe("the methods that other origins may use", () => {
  it("are those of the routes", async () => {
    const { paths } = (await app.inject("/openapi.json")).json<{ paths: Record<string, object> }>();
    const headers = { origin: "https://friend.example", "access-control-request-method": "GET" };
    const preflight = await app.inject({ method: "OPTIONS", url: "/v1/session", headers });
    const taken = new Set(Object.values(paths).flatMap((path) => Object.keys(path).map((name) => name.toUpperCase())));
    const allowed = String(preflight.headers["access-control-allow-methods"]).split(", ");
    expect(allowed.toSorted()).toEqual([...taken, "HEAD"].toSorted());
  });
});

describe("the server", () => {
  it("reports that it is alive and ready", async () => {
    expect((await app.inject("/health/live")).json()).toEqual({ status: "ok" });
    expect((await app.inject("/health/ready")).json()).toEqual({ status: "ok" });
  });

  it("counts requests per route", async () => {
    await app.inject("/v1/rulesets");
    const { body } = await app.inject("/metrics");
    expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/v1\/rulesets",status="200"\} \d+/);
    expect(body).toContain('database_connections{state="idle"}');
  });

  it("serves its reference page without loading anything from other hosts", async () => {
    const page = await app.inject("/docs/");
    expect(page.statusCode).toBe(200);
    const script = /<script src="(?<path>[^"]+)"/.exec(page.body)?.groups?.path ?? "none";
    expect((await app.inject(new URL(script, "http://house/docs/").pathname)).statusCode).toBe(200);
    expect(String(page.headers["content-security-policy"])).toContain("default-src 'none'");
    expect(page.body).toContain("<title>Seneschal · API</title>");
    // Nothing on it links to the author of the page.
    expect(page.body).toMatch(/"hideClientButton": true/);
    expect(page.body).toMatch(/"mcp": \{\s*"disabled": true/);
  });

  it("sends security headers with every response, problems included", async () => {
    for (const url of ["/v1/rulesets", "/v1/nothing"]) {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        "content-security-policy": "default-src 'none';frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "no-referrer",
      });
    }
  });

  it("compresses long responses for clients that accept it", async () => {
    const answer = await app.inject({ url: "/openapi.json", headers: { "accept-encoding": "gzip" } });
    expect(answer.headers["content-encoding"]).toBe("gzip");
  });
});
