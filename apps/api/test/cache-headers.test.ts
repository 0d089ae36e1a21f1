import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../src/app.ts";
import { readEnvironment } from "../src/platform/environment/environment.ts";
import type { Server } from "../src/platform/http/server.ts";
import { everyOperation } from "./support/every-operation.ts";
import { testDatabase } from "./support/test-database.ts";

const { pool } = testDatabase();
let app: Server;
let authorization: string;
beforeAll(async () => {
  const environment = readEnvironment({ LOG_LEVEL: "silent", REQUESTS_PER_MINUTE: "0" });
  app = await buildApp({ environment, pool, jobsWork: false, botsWork: false });
  const answer = await app.inject({ method: "POST", url: "/v1/guests", payload: { name: "Ada" } });
  authorization = `Bearer ${answer.json().token}`;
});
afterAll(() => app.close());

const personal = { "cache-control": "private, no-store" };
const whoAsks = ["cookie", "authorization", "seneschal-companion"];
const varyOf = (value: unknown) => String(value).toLowerCase().split(/, ?/);

/** The same for everybody who asks. */
const isPublic = ["getProblemKind", "listRulesets", "getRulebook"];
/** They end the session that the others ask with. */
const endsSession = ["signOut", "deleteAccount"];
const nobody = "00000000-0000-4000-8000-000000000000";

describe("what caches are told", () => {
  it.each(everyOperation.filter(({ operationId }) => !isPublic.includes(operationId)))(
    "to keep nothing of $operationId, whatever it answers",
    async (operation) => {
      const { method, operationId } = operation;
      const url = operation.path.replaceAll(/\{[^}]+\}/g, nobody);
      const body = operation.hasBody ? { payload: {} } : {};
      const asSomebody = endsSession.includes(operationId) ? {} : { headers: { authorization } };
      for (const who of [{}, asSomebody]) {
        const answer = await app.inject({ method, url, ...body, ...who });
        expect(answer.headers).toMatchObject(personal);
        expect(varyOf(answer.headers.vary)).toEqual(expect.arrayContaining(whoAsks));
      }
    },
  );

  it.each(["/v1/problems/nothing", "/v1/rulesets/nothing/rules"])(
    "to keep no problem of %s, which is public",
    async (url) => {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.headers).toMatchObject(personal);
    },
  );

  it.each(["/v1/nothing", "/v1/%zz"])("to keep nothing of %s, which leads nowhere", async (url) => {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject(personal);
    expect(varyOf(headers.vary)).toEqual(expect.arrayContaining(whoAsks));
  });

  it("that an answer depends on who asks, also where it is compressed", async () => {
    const { headers } = await app.inject({
      url: "/v1/account/export",
      headers: { authorization, "accept-encoding": "gzip" },
    });
    expect(headers).toMatchObject(personal);
    expect(varyOf(headers.vary)).toEqual([...whoAsks, "accept-encoding"]);
  });

  it("nothing of what is the same for everybody", async () => {
    const { headers } = await app.inject({ url: "/v1/rulesets", headers: { authorization } });
    expect(headers["cache-control"]).toBeUndefined();
    expect(varyOf(headers.vary)).not.toContain("cookie");
  });
});
