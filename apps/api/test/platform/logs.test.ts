import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../src/app.ts";
import { readEnvironment } from "../../src/platform/environment/environment.ts";
import type { Server } from "../../src/platform/http/server.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { addressWith, everyOperation } from "../support/server/every-operation.ts";

const { pool } = testDatabase();
const lines: string[] = [];
let app: Server;
let token: string;
beforeAll(async () => {
  const environment = readEnvironment({ LOG_LEVEL: "trace", REQUESTS_PER_MINUTE: "0" });
  const logTo = { write: (line: string) => void lines.push(line) };
  app = await buildApp({ environment, pool, logTo, runsJobs: false, runsBots: false });
  const answer = await app.inject({ method: "POST", url: "/v1/guests", payload: { name: "Ada" } });
  token = answer.json().token;
});
afterAll(() => app.close());

const mark = "s3cret-that-nobody-may-read";
const client = "203.0.113.77";
const secretBody = { token: mark, password: mark, code: mark, email: `${mark}@example.org`, text: mark, [mark]: mark };
const headers = {
  "x-forwarded-for": client,
  "user-agent": mark,
  referer: `http://localhost/${mark}`,
  "seneschal-companion": mark,
  "idempotency-key": mark,
};

/** The log lines written during this action. */
async function logOf(action: () => Promise<unknown>): Promise<string> {
  const before = lines.length;
  await action();
  const said = lines.slice(before).join("");
  expect(said).toContain('"level"');
  return said;
}

describe("the log", () => {
  it.each(everyOperation)("contains nothing of a request to $operationId", async (operation) => {
    const said = await logOf(async () => {
      for (const authorization of [`Bearer ${mark}`, `Bearer ${token}`]) {
        const request = { method: operation.method, url: addressWith(operation, mark) };
        const body = operation.hasBody ? { payload: secretBody } : {};
        await app.inject({ ...request, ...body, headers: { ...headers, authorization } });
      }
    });
    for (const secret of [mark, client, token]) expect(said).not.toContain(secret);
    expect(said).toContain('"network":"203.0.113.0"');
  });

  it.each([
    ["an invitation that exists nowhere", "GET", `/v1/invitations/${mark}`],
    ["an address that leads nowhere", "GET", `/v1/${mark}?code=${mark}`],
    ["an address that cannot be read", "GET", `/v1/${mark}%zz`],
    ["a method that is not taken", "PATCH", `/v1/invitations/${mark}`],
  ] as const)("contains nothing of %s", async (_what, method, url) => {
    expect(await logOf(() => app.inject({ method, url, headers }))).not.toContain(mark);
  });

  it.each([
    ["JSON that breaks off", "application/json", `{"password":"${mark}`],
    ["a body of another kind", "text/csv", mark],
  ])("contains nothing of %s", async (_what, type, payload) => {
    const request = { method: "POST", url: "/v1/sign-in", payload } as const;
    const said = await logOf(() => app.inject({ ...request, headers: { ...headers, "content-type": type } }));
    expect(said).not.toContain(mark);
  });

  it("contains the pattern of the route", async () => {
    const said = await logOf(() => app.inject({ url: `/v1/invitations/${mark}` }));
    expect(said).toContain('"route":"/v1/invitations/:invitation"');
  });

  it("has a line for a client that disconnected, too", async () => {
    const url = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
    const said = await logOf(async () => {
      const gone = connect(Number(url.port), url.hostname);
      await once(gone, "connect");
      await new Promise((sent) => gone.write("GET /v1/rulesets HTTP/1.1\r\nHost: x\r\n\r\n", sent));
      gone.resetAndDestroy();
      expect(await fetch(new URL("/health/live", url))).toMatchObject({ status: 200 });
    });
    expect(said).toContain('"route":"/health/live"');
  });

  it("names the kind of a database error without the values", async () => {
    const failing = pool.query("select $1::text::int as number", [mark]);
    const error = await failing.catch((caught: unknown) => caught);
    const said = await logOf(async () => app.log.error({ err: error }, "A request failed"));
    expect(said).toContain('"code":"22P02"');
    expect(said).toContain("invalid input syntax");
    expect(said).toContain("logs.test.ts");
    expect(said).not.toContain(mark);
  });
});
