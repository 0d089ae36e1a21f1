import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../src/app.ts";
import { readEnvironment } from "../../../src/platform/environment/environment.ts";
import type { Server } from "../../../src/platform/http/server.ts";
import { testDatabase } from "../../support/database/test-database.ts";
import { everyOperation } from "../../support/server/every-operation.ts";

const { pool } = testDatabase();
let app: Server;
let authorization: string;
beforeAll(async () => {
  const environment = readEnvironment({ LOG_LEVEL: "silent", REQUESTS_PER_MINUTE: "0" });
  app = await buildApp({ environment, pool, runsJobs: false, runsBots: false });
  const answer = await app.inject({ method: "POST", url: "/v1/guests", payload: { name: "Ada" } });
  authorization = `Bearer ${answer.json().token}`;
});
afterAll(() => app.close());

const personal = { "cache-control": "private, no-store" };
const whoAsks = ["cookie", "authorization", "seneschal-companion"];
const varyOf = (value: unknown) => String(value).toLowerCase().split(/, ?/);

/** The same for everyone who asks. */
const isPublic = ["getChangelog", "getProblemKind", "listRulesets", "getRulebook", "getRulesetReference"];
/** These end the session that the other requests use. */
const endsSession = ["signOut", "deleteAccount"];
const nobody = "00000000-0000-4000-8000-000000000000";

describe("cache headers", () => {
  it.each(everyOperation.filter(({ operationId }) => !isPublic.includes(operationId)))(
    "no-store for every response of $operationId",
    async (operation) => {
      const { method, operationId } = operation;
      const url = operation.path.replaceAll(/\{[^}]+\}/g, nobody);
      const body = operation.hasBody ? { payload: {} } : {};
      const asSomebody = endsSession.includes(operationId) ? {} : { headers: { authorization } };
      for (const who of [{}, asSomebody]) {
        const answer = await app.inject({ method, url, ...body, ...who, payloadAsStream: true });
        // Live streams never end.
        answer.stream().destroy();
        expect(answer.headers["cache-control"]).toMatch(/^private, no-store(, no-transform)?$/);
        expect(varyOf(answer.headers.vary)).toEqual(expect.arrayContaining(whoAsks));
      }
    },
  );

  it.each([
    "/v1/changelog?language=la",
    "/v1/problems/nothing",
    "/v1/rulesets/nothing/rules",
    "/v1/rulesets/nothing/reference",
  ])("no-store for a problem of the public operation %s", async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.headers).toMatchObject(personal);
  });

  it.each(["/v1/nothing", "/v1/%zz"])("no-store for the unknown path %s", async (url) => {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject(personal);
    expect(varyOf(headers.vary)).toEqual(expect.arrayContaining(whoAsks));
  });

  it("reference data is checked again, and stored for good under its digest", async () => {
    const { rulesets } = (await app.inject({ url: "/v1/rulesets" })).json();
    const { id, referenceDigest } = rulesets[0];
    const url = `/v1/rulesets/${id}/reference`;
    const answer = await app.inject({ url });
    expect(answer.json()).toMatchObject({ ruleset: id });
    expect(answer.headers["cache-control"]).toBe("public, no-cache");
    const again = await app.inject({ url, headers: { "if-none-match": String(answer.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const stored = await app.inject({ url: `${url}?digest=${referenceDigest}` });
    expect(stored.headers["cache-control"]).toMatch("immutable");
    // A digest of earlier data promises nothing about the current data.
    const outdated = await app.inject({ url: `${url}?digest=${"0".repeat(32)}` });
    expect(outdated).toMatchObject({ statusCode: 200, body: stored.body });
    expect(outdated.headers["cache-control"]).not.toMatch("immutable");
  });

  it("Vary names the user, also in compressed responses", async () => {
    const { headers } = await app.inject({
      url: "/v1/account/export",
      headers: { authorization, "accept-encoding": "gzip" },
    });
    expect(headers).toMatchObject(personal);
    expect(varyOf(headers.vary)).toEqual([...whoAsks, "accept-encoding"]);
  });

  it("no restriction for responses that are the same for everyone", async () => {
    const { headers } = await app.inject({ url: "/v1/rulesets", headers: { authorization } });
    expect(headers["cache-control"]).toBeUndefined();
    expect(varyOf(headers.vary)).not.toContain("cookie");
  });
});
