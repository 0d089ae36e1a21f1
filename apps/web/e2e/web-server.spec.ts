import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { test as base, expect } from "@playwright/test";
import { problem } from "@seneschal/schema";
import {
  type Answer,
  deferred,
  freePort,
  type RunningServer,
  type RunningWebServer,
  sendRequest,
  sendText,
  startApi,
  startWebServer,
} from "./server/web-server.ts";
import { address } from "./support/fixtures.ts";

// The built web server, in front of an API that returns the request it received.

/** A web server in front of the real API, shared by the tests of a worker: each start costs seconds. */
const test = base.extend<object, { realEdge: RunningWebServer }>({
  realEdge: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first argument.
    async ({}, use) => {
      // The site of these tests trusts this machine, as `npm start` does; one that does not stands in front of it.
      const web = await startWebServer(address(""), elsewhere);
      await use(web);
      await web.stop();
    },
    { scope: "worker" },
  ],
});

const clientManifest = "../../../packages/client/package.json";

const running: RunningServer[] = [];
test.afterEach(async () => {
  for (const server of running.splice(0).toReversed()) await server.stop();
});

async function serve(listener: (request: IncomingMessage, response: ServerResponse) => void, env = {}, host?: string) {
  const api = await startApi(listener);
  running.push(api);
  const web = await startWebServer(api.url, env, host);
  running.push(web);
  return { api, web };
}

const echo = ({ headers }: IncomingMessage, response: ServerResponse) => response.end(JSON.stringify(headers));
const elsewhere = { TRUSTED_PROXIES: "192.0.2.1" };

test.describe("the address of a client", () => {
  const told = async (port: number, headers: Record<string, string>, host?: string) => {
    const { body } = await sendRequest(port, "/v1/echo", { headers, host });
    const {
      "x-forwarded-for": way,
      "x-forwarded-proto": protocol,
      "x-forwarded-host": name,
      ...others
    } = JSON.parse(String(body));
    return {
      way,
      protocol,
      name,
      others: Object.keys(others).filter((other) => /^(x[-_]forwarded[-_]|forwarded$|x-real-ip$|via$)/.test(other)),
    };
  };
  const claims = {
    via: "1.1 localhost",
    x_forwarded_for: "203.0.113.9",
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "seneschal.example",
    "x-forwarded-port": "443",
    "x-real-ip": "203.0.113.9",
    forwarded: "for=203.0.113.9;proto=https",
  };

  test("is the peer address of the connection, whatever the headers claim", async () => {
    const { web } = await serve(echo, elsewhere);
    const plain = { way: "127.0.0.1", protocol: "http", name: `127.0.0.1:${web.port}`, others: [] };
    const unclaimed = await told(web.port, {});
    expect(unclaimed).toEqual(plain);
    const claimed = await told(web.port, claims);
    expect(claimed).toEqual(plain);
  });

  test("is what a trusted proxy says, without the part that came from the client", async () => {
    const { web } = await serve(echo);
    const by = { protocol: "https", name: "seneschal.example", others: [] };
    const byProxy = await told(web.port, claims);
    expect(byProxy).toEqual({ way: "203.0.113.9, 127.0.0.1", ...by });
    const spoofed = { ...claims, "x-forwarded-for": "198.51.100.1, 203.0.113.9" };
    const withSpoof = await told(web.port, spoofed);
    expect(withSpoof).toEqual({ way: "203.0.113.9, 127.0.0.1", ...by });
    const words = { ...claims, "x-forwarded-host": "evil.example, seneschal.example", "x-forwarded-proto": "gopher" };
    const withSeveral = await told(web.port, words);
    expect(withSeveral).toMatchObject({ name: "seneschal.example", protocol: "http" });
  });

  test("is passed to the API, whatever the client lists in `Connection`", async () => {
    const { web } = await serve(echo, elsewhere);
    const named = { connection: "close, x-forwarded-for, x-forwarded-host, x-forwarded-proto" };
    const seen = await told(web.port, named);
    expect(seen).toMatchObject({ way: "127.0.0.1", protocol: "http", name: `127.0.0.1:${web.port}` });
  });

  test("is found behind several proxies, for IPv4 and IPv6", async () => {
    const { web } = await serve(echo, { TRUSTED_PROXIES: "loopback, 198.51.100.0/24, 2001:db8:1::/48" });
    const way = "2001:db8:9::7, 2001:db8:1::1, 198.51.100.4";
    const { way: seen } = await told(web.port, { "x-forwarded-for": `127.0.0.1, ${way}` });
    expect(seen).toBe(`${way}, 127.0.0.1`);
  });

  test("has the same form on a server that listens on IPv4 and IPv6", async () => {
    const hasVersion6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === "::1"));
    test.skip(!hasVersion6, "This machine has no IPv6.");
    const { web } = await serve(echo, elsewhere, "::");
    const overVersion4 = await told(web.port, claims);
    expect(overVersion4).toMatchObject({ way: "127.0.0.1" });
    const overVersion6 = await told(web.port, claims, "::1");
    expect(overVersion6).toMatchObject({ way: "::1" });
  });

  test("is stored with the session by the real API", async ({ realEdge }) => {
    const headers = { ...claims, "content-type": "application/json" };
    const guest = { method: "POST", headers, body: '{"name":"Aveline"}' };
    const { body } = await sendRequest(realEdge.port, "/v1/guests", guest);
    const authorization = `Bearer ${JSON.parse(String(body)).token}`;
    const list = await sendRequest(realEdge.port, "/v1/account/sessions", { headers: { authorization } });
    expect(JSON.parse(String(list.body)).sessions).toMatchObject([{ network: "127.0.0.0" }]);
  });
});

test.describe("before the real API", () => {
  const begun = "GET /v1/rulesets HTTP/1.1\r\nHost: x\r\n";
  for (const [what, text, code] of [
    ["an unknown method", "FOO / HTTP/1.1\r\nHost: x\r\n\r\n", "malformed-request"],
    ["an unknown version", "GET / HTTP/9.9\r\nHost: x\r\n\r\n", "malformed-request"],
    ["two hosts", `${begun}Host: y\r\n\r\n`, "malformed-request"],
    ["two hosts for a page", "GET /rules HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", "malformed-request"],
    ["headers over 16 kB", `${begun}Cookie: ${"a".repeat(17 * 1024)}\r\n\r\n`, "headers-too-large"],
    ["headers that do not end", begun, "request-timeout"],
  ] as const) {
    test(`${what} is answered with a documented problem`, async ({ realEdge: { port } }) => {
      const [head = "", body = ""] = (await sendText(port, text)).split("\r\n\r\n");
      const said = problem.parse(JSON.parse(body));
      const documented = await sendRequest(port, said.type);
      const { status, title } = JSON.parse(String(documented.body));
      expect(said).toMatchObject({ code, status, title });
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(head.toLowerCase()).toContain("content-type: application/problem+json");
    });
  }

  test("too many connections with unfinished requests are refused until others finish", async ({
    realEdge: { port },
  }) => {
    const halves = Array.from({ length: 100 }, () => connect(port, "127.0.0.1").on("error", () => {}));
    for (const half of halves) half.write(begun);
    await Promise.all(halves.map((half) => half.connecting && once(half, "connect")));
    const refused = await sendText(port, "");
    expect(refused).toMatch(/^HTTP\/1\.1 429 .*retry-after: \d+.*"code":"too-many-requests"/is);
    for (const half of halves) half.destroy();
    const served = async () => (await sendText(port, `${begun}Connection: close\r\n\r\n`)).split(" ")[1];
    await expect.poll(served).toBe("200");
  });

  test("a request to upgrade is answered over HTTP/1.1, also after a page", async ({ realEdge: { port } }) => {
    const upgrade = { connection: "upgrade", upgrade: "websocket" };
    for (const path of ["/rules", "/v1/rulesets", "/rules"]) {
      const { status } = await sendRequest(port, path, { headers: upgrade });
      expect({ path, status }).toEqual({ path, status: 200 });
    }
  });

  test("programs of others get the examples and the client from the site", async ({ realEdge: { port } }) => {
    const file = (path: string) => fetch(`http://127.0.0.1:${port}/${path}`);
    const example = await (await file("examples/terminal/chooser.mjs")).text();
    expect(example).toContain("export class Chooser");
    const { version } = JSON.parse(await readFile(join(import.meta.dirname, clientManifest), "utf8"));
    const client = await file(`downloads/seneschal-client-${version}.tgz`);
    const content = gunzipSync(await client.arrayBuffer()).toString("latin1");
    for (const name of ["README.md", "dist/index.js", "generated/openapi.d.ts"]) expect(content).toContain(name);
  });

  test("personal responses are not cacheable", async ({ realEdge: { port } }) => {
    const headers = { "content-type": "application/json" };
    const guest = await sendRequest(port, "/v1/guests", { method: "POST", headers, body: '{"name":"Aveline"}' });
    const authorization = `Bearer ${JSON.parse(String(guest.body)).token}`;
    for (const path of ["/v1/session", "/v1/games", "/v1/nowhere"]) {
      const answer = await sendRequest(port, path, { headers: { authorization } });
      expect(answer.headers["cache-control"]).toBe("private, no-store");
      expect(answer.headers.vary?.toLowerCase()).toMatch(/cookie, authorization/);
    }
  });
});

test.describe("the first HTML of a public page", () => {
  const textOf = ({ body }: Answer) =>
    String(body)
      .replace(/<script.*?<\/script>/gs, "")
      .replace(/<[^>]*>/g, "");
  const player = {
    account: "an-account",
    name: "Aveline",
    kind: "member",
    nameKind: "registered",
    since: "2026-01-01T00:00:00Z",
  };
  const reliability = { finished: 4, dropped: 0, running: 1, percent: 100, medianAnswerSeconds: 60 };

  test("contains the data, fetched with the address of the viewer and without their cookie", async () => {
    const path = "/v1/players/an-account";
    const asked: unknown[] = [];
    const { web } = await serve(({ url, headers }, response) => {
      asked.push({ url, cookie: headers.cookie, address: headers["x-forwarded-for"] });
      if (url !== path) response.statusCode = 404;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(url === path ? { ...player, reliability } : { code: "not-found" }));
    }, elsewhere);
    const headers = { cookie: "seneschal-session=secret", "x-forwarded-for": "203.0.113.9" };
    // A page whose data is late is sent without it.
    const page = async () => textOf(await sendRequest(web.port, "/players/an-account", { headers }));
    await expect.poll(page).toContain("Aveline");
    const url = expect.stringMatching(new RegExp(`^${path}(/ratings|/results|/games\\?limit=10)?$`));
    const expected = { url, cookie: undefined, address: "127.0.0.1" };
    expect(asked).toEqual(asked.map(() => expected));
  });

  test("names the series, the game of a replay, and an import", async () => {
    const answers: Readonly<Record<string, object>> = {
      "/v1/series?limit=100": { series: [{ id: "one", name: "The winter series", directors: [], tournaments: 2 }] },
      "/v1/games/one": { id: "one", name: "The long game", ruleset: "village", seats: [] },
      "/v1/imports/one": { id: "one", name: "The imported game", ruleset: "village", seats: [], ranking: [] },
    };
    const { web } = await serve(({ url = "" }, response) => {
      if (answers[url] === undefined) response.statusCode = 404;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(answers[url] ?? { code: "not-found" }));
    }, elsewhere);
    const page = async (path: string) => String((await sendRequest(web.port, path)).body);
    await expect.poll(() => page("/series")).toContain("<bdi>The winter series</bdi>");
    await expect.poll(() => page("/games/one/replay")).toMatch(/<h1[^>]*The long game/);
    await expect.poll(() => page("/imports/one")).toMatch(/<h1[^>]*The imported game/);
  });

  test("has no data if the API does not answer", async () => {
    const { web } = await serve(() => {}, { PAGE_DATA_TIMEOUT: "100" });
    const page = await sendRequest(web.port, "/players/an-account");
    expect(page.status).toBe(200);
    expect(textOf(page)).not.toContain("Reliability");
  });
});

test("the log of the web server contains no address with a secret", async () => {
  const secret = "s3cret-that-nobody-may-read";
  const client = "203.0.113.77";
  const web = await startWebServer(`http://127.0.0.1:${await freePort()}`);
  running.push(web);
  const headers = { "x-forwarded-for": client, cookie: `seneschal-session=${secret}; seneschal-setup=${secret}` };
  const paths = ["/v1/invitations/", "/invitations/", "/v1/nowhere?token=", "/dev/mailbox?code=", "/%zz", "/nowhere/"];
  for (const path of paths) await sendRequest(web.port, path + secret, { headers });
  for (const line of ["OPTIONS *", `GET http://[${secret}`, `FOO /${secret}`])
    await sendText(web.port, `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await expect.poll(web.log).toContain("The API could not be reached");
  await expect.poll(web.log).toContain("A connection was turned down");
  for (const said of [secret, client]) expect(web.log()).not.toContain(said);
});

test.describe("an API that does not answer", () => {
  test("is answered with a problem that says when to retry", async () => {
    const web = await startWebServer(`http://127.0.0.1:${await freePort()}`);
    running.push(web);
    for (const [method, path] of [
      ["GET", "/v1/games"],
      ["POST", "/v1/guests"],
      ["GET", "/health/ready"],
    ] as const) {
      const { status, headers, body } = await sendRequest(web.port, path, {
        method,
        body: method === "POST" ? "{}" : undefined,
      });
      expect({ status, type: headers["content-type"] }).toEqual({ status: 503, type: "application/problem+json" });
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      const said = problem.parse(JSON.parse(String(body)));
      expect(said).toMatchObject({ code: "unavailable", status: 503, instance: `urn:uuid:${headers["x-request-id"]}` });
    }
  });

  for (const method of ["GET", "POST"]) {
    test(`gets the request once if it fails during a ${method}`, async () => {
      const asked: string[] = [];
      const { web } = await serve((question) => {
        asked.push(String(question.method));
        question.resume().once("end", () => question.socket.destroy());
      });
      const { status } = await sendRequest(web.port, "/v1/games", {
        method,
        body: method === "POST" ? "{}" : undefined,
      });
      expect(status).toBe(503);
      expect(asked).toEqual([method]);
    });
  }

  test("gets requests again when it is back", async () => {
    const { api, web } = await serve((_question, response) => response.end("first"));
    const before = await sendRequest(web.port, "/v1/games");
    expect(before.status).toBe(200);
    await api.stop();
    const meanwhile = await sendRequest(web.port, "/v1/games");
    expect(meanwhile.status).toBe(503);
    const second = await startApi((_question, response) => response.end("second"), api.port);
    running[0] = second;
    const again = await sendRequest(web.port, "/v1/games");
    expect(String(again.body)).toBe("second");
  });
});

test.describe("the proxy", () => {
  test("starts a live stream before its first event, passes on each event, and ends it on both sides", async () => {
    const { promise: streaming, resolve: begun } = deferred<ServerResponse>();
    const { web } = await serve((_question, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
      begun(response);
    });
    const { asking, answer } = await open(web.port, "/v1/games/x/stream");
    expect(answer.headers["content-type"]).toBe("text/event-stream");
    const stream = await streaming;
    for (const event of ["data: one\n\n", "data: two\n\n"]) {
      stream.write(event);
      const [chunk] = await once(answer, "data");
      expect(String(chunk)).toBe(event);
    }
    const left = once(stream, "close");
    asking.destroy();
    await left;
  });

  test("aborts a stream for the client if the API aborts it", async () => {
    const { web } = await serve((_question, response) => {
      response.write("data: one\n\n", () => setImmediate(() => response.destroy()));
    });
    const { answer } = await open(web.port, "/v1/games/x/stream");
    answer.resume();
    const [error] = await once(answer, "error").catch((reason) => [reason]);
    expect(error).toMatchObject({ code: "ECONNRESET" });
  });

  test("aborts the request to the API if the client is gone", async () => {
    const { promise: left, resolve } = deferred();
    const { promise: asked, resolve: begun } = deferred();
    const { web } = await serve((_question, response) => {
      response.once("close", () => resolve());
      begun();
    });
    const asking = request({ port: web.port, host: "127.0.0.1", path: "/v1/games", agent: false }).on(
      "error",
      () => {},
    );
    asking.end();
    await asked;
    asking.destroy();
    await left;
  });

  test("passes on compressed responses byte for byte", async () => {
    const text = "a long word ".repeat(1000);
    const packed = gzipSync(text);
    const { web } = await serve((_question, response) => {
      response.writeHead(200, { "content-encoding": "gzip", "content-type": "text/plain" }).end(packed);
    });
    const { headers, body } = await sendRequest(web.port, "/v1/games", { headers: { "accept-encoding": "gzip" } });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(body.equals(packed)).toBe(true);
    expect(String(gunzipSync(body))).toBe(text);
  });

  test("passes on a request body while it is being sent", async () => {
    const { promise: arrived, resolve } = deferred<string>();
    const { web } = await serve((question, response) => {
      question.once("data", (part) => resolve(String(part)));
      question.once("end", () => response.end("whole"));
    });
    const asking = request({ port: web.port, host: "127.0.0.1", path: "/v1/games", method: "POST", agent: false });
    asking.write("first");
    const firstPart = await arrived;
    expect(firstPart).toBe("first");
    asking.end("second");
    const [answer] = (await once(asking, "response")) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
  });

  test("passes on a response that arrives before the request body is complete", async () => {
    const { web } = await serve((_question, response) => response.writeHead(413).end("too large"));
    const headers = { expect: "100-continue", "content-type": "application/json" };
    for (const given of [{}, headers]) {
      const asking = request({
        port: web.port,
        host: "127.0.0.1",
        path: "/v1/games",
        method: "POST",
        agent: false,
        headers: given,
      });
      asking.write("a part");
      const [answer] = (await once(asking, "response")) as [IncomingMessage];
      expect(answer.statusCode).toBe(413);
      asking.destroy();
    }
  });

  test("passes on health checks, but no metrics and no internal address", async () => {
    const { api, web } = await serve((question, response) => response.end(`answered ${question.url}`));
    const passed = ["/health/live", "/health/ready", "/v1/games?limit=1", "/docs", "/docs/", "/openapi.json"];
    for (const path of [...passed, "/openapi/admin.json"]) {
      const served = await sendRequest(web.port, path);
      expect(String(served.body)).toBe(`answered ${path}`);
    }
    for (const path of ["/metrics", "/health", "/health/live/more"]) {
      const refused = await sendRequest(web.port, path);
      expect(refused.status).toBe(404);
    }
    for (const path of ["/v1/games", "/docs/", "/health/live", "/", "/rules", "/nowhere", "/metrics"]) {
      const { headers } = await sendRequest(web.port, path);
      expect(JSON.stringify(headers)).not.toMatch(new RegExp(`x-middleware|:${api.port}|:${web.port}|127\\.0\\.0\\.1`));
    }
  });
});

test("an idle connection is kept open longer than announced", async () => {
  const { web } = await serve((_question, response) => response.end("well"), { KEEP_ALIVE_TIMEOUT: "1000" });
  const before = Date.now();
  const socket = connect(web.port, "127.0.0.1").setEncoding("latin1");
  socket.write("GET /v1/games HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [answer] = await once(socket, "data");
  expect(answer).toMatch(/^keep-alive: timeout=1\r$/im);
  await once(socket, "close");
  expect(Date.now() - before).toBeGreaterThan(4000);
});

async function open(port: number, path: string) {
  const asking = request({ port, host: "127.0.0.1", path, agent: false });
  asking.on("error", () => {}).end();
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  return { asking, answer };
}
