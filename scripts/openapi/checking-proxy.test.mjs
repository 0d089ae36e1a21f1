import { once } from "node:events";
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCheckingProxy } from "./checking-proxy.mjs";

const content = (type, schema) => ({ [type]: { schema } });
const step = {
  type: "object",
  properties: { version: { type: "integer" }, at: { type: "string", format: "date-time" } },
  required: ["version"],
};
const reference = { $ref: "#/components/schemas/Step" };
const document = {
  openapi: "3.1.0",
  components: { schemas: { Step: step } },
  paths: {
    "/v1/games/{game}/steps": {
      get: {
        operationId: "getStep",
        parameters: [{ in: "query", name: "after", schema: { type: "integer", minimum: 0 } }],
        responses: { 200: { content: content("application/json", reference) }, 304: {} },
      },
      post: {
        operationId: "playStep",
        requestBody: { required: true, content: content("application/json", { ...step, additionalProperties: false }) },
        responses: { 200: { content: content("application/json", reference) }, 204: {} },
      },
    },
    "/v1/log": {
      get: {
        operationId: "getLog",
        responses: {
          200: { content: content("application/x-ndjson", { type: "string", contentSchema: reference }) },
        },
      },
    },
    "/v1/stream": {
      get: {
        operationId: "follow",
        responses: {
          200: {
            content: {
              ...content("text/event-stream", { type: "string", contentSchema: reference }),
              ...content("application/x-ndjson", reference),
            },
          },
        },
      },
    },
  },
};

const json = "application/json; charset=utf-8";
const stepsPath = "/v1/games/a/steps";
/** What the API answers next. */
let answer;
let api;
beforeAll(async () => {
  api = createServer((request, response) => {
    request.resume();
    response.writeHead(answer.status ?? 200, { "content-type": answer.type ?? json, ...answer.headers });
    response.end(answer.body);
  }).listen(0, "127.0.0.1");
  await once(api, "listening");
});
afterAll(() => api.close());

/** Sends a request through a proxy of its own; returns the response and what the proxy found. */
async function exchange(answered, path = stepsPath, init = {}) {
  answer = answered;
  const proxy = await startCheckingProxy(`http://127.0.0.1:${api.address().port}`, document);
  const response = await fetch(`${proxy.url}${path}`, init);
  const text = await response.text();
  await proxy.close();
  return { status: response.status, text, faults: proxy.faults() };
}

describe("the proxy before the API", () => {
  it("changes nothing and finds nothing in what is documented", async () => {
    const body = '{"version":1,"at":"2026-01-01T00:00:00Z"}';
    expect(await exchange({ body }, `${stepsPath}?after=3`)).toEqual({ status: 200, text: body, faults: [] });
    const zipped = { body: gzipSync(body), headers: { "content-encoding": "gzip" } };
    expect(await exchange(zipped)).toEqual({ status: 200, text: body, faults: [] });
    expect((await exchange({ status: 304 })).faults).toEqual([]);
    expect((await exchange({ body: "<html>", type: "text/html" }, "/docs")).faults).toEqual([]);
    const post = { method: "POST", headers: { "content-type": json }, body };
    expect(await exchange({ body }, stepsPath, post)).toEqual({ status: 200, text: body, faults: [] });
  });

  const name = "getStep (GET /v1/games/{game}/steps)";
  it.each([
    ["an undocumented field", { body: '{"version":1,"secret":2}' }, /must NOT have additional properties.*secret/],
    ["a missing field", { body: "{}" }, /must have required property 'version'/],
    ["a wrong format", { body: '{"version":1,"at":"today"}' }, /\/at must match format "date-time"/],
    ["an undocumented status", { status: 418, body: "{}" }, /status 418 is not documented/],
    ["an undocumented type", { body: "1", type: "text/plain" }, /200 as text\/plain is not documented/],
    ["a cut text", { body: '{"version":' }, /is no JSON/],
    ["a fault in a compressed body", { body: gzipSync("{}"), headers: { "content-encoding": "gzip" } }, /version/],
  ])("names the operation and %s", async (_what, answered, fault) => {
    const { faults } = await exchange(answered);
    expect(faults).toEqual([expect.stringMatching(fault)]);
    expect(faults[0].startsWith(`${name}: `)).toBe(true);
    expect(faults[0]).toContain(`(1 times, first in ${stepsPath})`);
  });

  it.each([
    ["query parameter", `${stepsPath}?before=3`, {}, /query parameter before is not documented/],
    ["value", `${stepsPath}?after=-1`, {}, /query parameter after: .* must be >= 0/],
    ["field", stepsPath, { body: '{"version":1,"extra":1}' }, /request: .*additional properties/],
    ["type", stepsPath, { body: "1", headers: { "content-type": "text/plain" } }, /a request as text\/plain/],
  ])("finds an undocumented %s in a request that succeeds, and lets one fail", async (_what, path, init, fault) => {
    const request = { headers: { "content-type": json }, method: init.body ? "POST" : "GET", ...init };
    expect((await exchange({ body: '{"version":1}' }, path, request)).faults).toEqual([expect.stringMatching(fault)]);
    expect((await exchange({ status: 400, body: "" }, path, request)).faults).toEqual([
      expect.stringContaining("status 400 is not documented"),
    ]);
  });

  it("checks each event and each line", async () => {
    const events = 'event: step\ndata: {"version":1}\n\n: still here\n\nevent: step\ndata: {"version":"2"}\n\n';
    const stream = await exchange({ body: events, type: "text/event-stream" }, "/v1/stream");
    expect(stream.text).toBe(events);
    expect(stream.faults).toEqual([expect.stringMatching(/^follow .*event: \/version must be integer/)]);
    for (const path of ["/v1/stream", "/v1/log"]) {
      const lines = await exchange({ body: '{"version":1}\n{}\n', type: "application/x-ndjson" }, path);
      expect(lines.faults).toEqual([expect.stringMatching(/must have required property 'version'/)]);
    }
  });

  it("finds a path that the document does not have", async () => {
    const { faults } = await exchange({ body: "{}" }, "/v1/secrets?a=1");
    expect(faults).toEqual([expect.stringContaining("GET /v1/secrets: is not documented, but answers 200")]);
    expect((await exchange({ status: 404, body: "{}" }, "/v1/secrets")).faults).toEqual([]);
  });
});
