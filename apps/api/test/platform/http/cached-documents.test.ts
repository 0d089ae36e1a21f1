import { createHook } from "node:async_hooks";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../src/app.ts";
import { readEnvironment } from "../../../src/platform/environment/environment.ts";
import type { Server } from "../../../src/platform/http/server.ts";
import { testDatabase } from "../../support/database/test-database.ts";

const { pool } = testDatabase();
const silent = { LOG_LEVEL: "silent", REQUESTS_PER_MINUTE: "0" };
let app: Server;
beforeAll(async () => {
  app = await buildApp({ environment: readEnvironment(silent), pool });
});
afterAll(() => app.close());

describe.each(["/openapi.json", "/openapi/admin.json", "/docs/", "/docs/js/scalar.js"])("%s", (url) => {
  const ask = (headers: Record<string, string> = {}) => app.inject({ url, headers });

  it("is the same in every encoding, each with its own ETag", async () => {
    const plain = await ask();
    const gzip = await ask({ "accept-encoding": "gzip" });
    const brotli = await ask({ "accept-encoding": "gzip, deflate, br" });
    expect(plain.statusCode).toBe(200);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect([gzip.headers["content-encoding"], brotli.headers["content-encoding"]]).toEqual(["gzip", "br"]);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(new Set([plain, gzip, brotli].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of [plain, gzip, brotli]) {
      expect(headers).toMatchObject({ "cache-control": "public, no-cache", vary: "Accept-Encoding" });
    }
  });

  it("is not sent again to a client with a current copy", async () => {
    const { headers } = await ask({ "accept-encoding": "br" });
    const again = await ask({ "accept-encoding": "br", "if-none-match": `"other", W/${headers.etag}` });
    expect(again).toMatchObject({ statusCode: 304, body: "" });
    expect(again.headers.etag).toBe(headers.etag);
    expect((await ask({ "accept-encoding": "br", "if-none-match": '"other"' })).statusCode).toBe(200);
  });
});

describe("the OpenAPI document", () => {
  it("is compressed once, however often it is requested", async () => {
    const ask = () => app.inject({ url: "/openapi.json", headers: { "accept-encoding": "br" } });
    const first = await ask();
    const compressions = countedCompressions();
    const second = await ask();
    expect(compressions.stop()).toBe(0);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toMatchObject({ openapi: "3.1.0" });
  });
});

/** Counts the compressions: each one takes a zlib resource. */
function countedCompressions() {
  let count = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === "ZLIB") count += 1;
    },
  }).enable();
  return {
    stop() {
      hook.disable();
      return count;
    },
  };
}
