import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { testDatabase } from "../../support/database/test-database.ts";
import { begunGame, Caller, guest } from "../../support/server/caller.ts";
import { followed } from "../../support/server/followed.ts";
import { startServer, type TestServer } from "../../support/server/test-server.ts";

const database = testDatabase();
const quiet = { runsBots: false, runsJobs: false };
let server: TestServer;
/** With short time limits for requests that never end. */
let impatientServer: TestServer;
/** Trusts no proxy on this machine, so that its limits apply to the clients of this test. */
let limitedServer: TestServer;

beforeAll(async () => {
  server = await startServer(database, quiet);
  impatientServer = await startServer(database, {
    ...quiet,
    timeLimits: { headersMs: 300, requestMs: 600, checkIntervalMs: 50 },
  });
  limitedServer = await startServer(database, {
    ...quiet,
    hasLimits: true,
    variables: { TRUSTED_PROXIES: "192.0.2.1", STREAMS_PER_ADDRESS: "4", STREAMS_PER_ACCOUNT: "2" },
  });
});
afterAll(async () => {
  await server.close();
  await impatientServer.close();
  await limitedServer.close();
});

function open({ url }: TestServer): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Returns everything that the server sends until it disconnects. */
async function answerOn(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  if (!socket.closed) await once(socket, "close");
  return text;
}

function problemIn(answer: string) {
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  const [line = "", ...headers] = head.split("\r\n");
  const named = Object.fromEntries(headers.map((header) => header.toLowerCase().split(": ")));
  return { status: Number(line.split(" ")[1]), headers: named, body: JSON.parse(body) as Record<string, unknown> };
}

async function ask(text: string, asked: TestServer) {
  const socket = open(asked);
  socket.write(text);
  return problemIn(await answerOn(socket));
}

const json = "Content-Type: application/json";

describe("a malformed HTTP request", () => {
  it.each([
    ["an unknown method", "FOO / HTTP/1.1\r\nHost: x\r\n\r\n", 400, "malformed-request"],
    ["an unknown version", "GET / HTTP/9.9\r\nHost: x\r\n\r\n", 400, "malformed-request"],
    ["a tunnel", "CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n", 400, "malformed-request"],
    [
      "an expectation that is not met",
      "GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\n\r\n",
      400,
      "malformed-request",
    ],
    ["no HTTP at all", "Good morrow\r\n\r\n", 400, "malformed-request"],
    [
      "headers over 16 kB",
      `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"a".repeat(17 * 1024)}\r\n\r\n`,
      431,
      "headers-too-large",
    ],
    ["headers that do not end", "GET / HTTP/1.1\r\nHost: x\r\n", 408, "request-timeout"],
    ["a connection on which nothing comes", "", 408, "request-timeout"],
    [
      "a body that does not end",
      `POST /v1/guests HTTP/1.1\r\nHost: x\r\n${json}\r\nContent-Length: 40\r\n\r\n{"name":`,
      408,
      "request-timeout",
    ],
    [
      "two hosts",
      "GET /v1/rulesets HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n",
      400,
      "malformed-request",
    ],
    ["no host", "GET /v1/rulesets HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "malformed-request"],
    [
      "a body in UTF-16",
      `POST /v1/guests HTTP/1.1\r\nHost: x\r\n${json}; charset=utf-16\r\nContent-Length: 14\r\nConnection: close\r\n\r\n{"name":"Odo"}`,
      415,
      "unsupported-media-type",
    ],
  ])("gets a problem as response: %s", async (_case, text, status, code) => {
    const answer = await ask(text, status === 408 ? impatientServer : server);
    expect(answer.body).toMatchObject({ status, code, type: `/v1/problems/${code}` });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "content-type": "application/problem+json",
      "x-request-id": String(answer.body.instance).replace("urn:uuid:", ""),
      "x-content-type-options": "nosniff",
    });
  });

  it("does not include JSON that names UTF-8", async () => {
    for (const charset of ["utf-8", "UTF-8", '"utf-8"', "utf8"]) {
      const response = await fetch(`${server.url}/v1/guests`, {
        method: "POST",
        headers: { "content-type": `application/json; charset=${charset}` },
        body: '{"name":"Odo"}',
      });
      expect(response.status).toBe(201);
    }
  });
});

it("a request that does not end after its response has begun is aborted, and nothing is written into the response", async () => {
  const [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
  const { id } = await begunGame([ada, bea]);
  const headers = "Host: x\r\nContent-Type: application/json\r\nContent-Length: 40";
  let answer = "";
  // A busy machine may start its response too late.
  const begins = async () => {
    const socket = open(impatientServer);
    socket.write(`GET /v1/games/${id}/stream HTTP/1.1\r\n${headers}\r\n\r\n`);
    answer = await answerOn(socket);
    return answer;
  };
  await expect.poll(begins).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toContain("HTTP/1.1 408");
});

describe("half-open connections of one address", () => {
  it("are limited; finished and served ones do not count", async () => {
    const halves = Array.from({ length: 100 }, () => open(limitedServer));
    for (const half of halves) half.write("GET /v1/rulesets HTTP/1.1\r\nHost: x\r\n");
    await Promise.all(halves.map((half) => half.connecting && once(half, "connect")));
    const refused = problemIn(await answerOn(open(limitedServer)));
    expect(refused).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    const [first] = halves;
    first?.write("Connection: close\r\n\r\n");
    expect(first && (await answerOn(first))).toMatch(/^HTTP\/1\.1 200 /);
    const served = open(limitedServer);
    served.write("GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    expect(await answerOn(served)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it("a keep-alive connection counts again when a request begins on it", async () => {
  const kept = Array.from({ length: 100 }, () => open(limitedServer));
  const served = kept.map((socket) => once(socket, "data"));
  for (const socket of kept) socket.write("GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n");
  await Promise.all(served);
  expect(await fetch(`${limitedServer.url}/health/live`)).toMatchObject({ status: 200 });
  for (const socket of kept) socket.write("GET /v1/rulesets HTTP/1.1\r\n");
  const status = async () => {
    const one = open(limitedServer);
    one.write("GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    return Number((await answerOn(one)).split(" ")[1]);
  };
  // The server reads what was written here in its own time.
  await expect.poll(status).toBe(429);
});

it("a live stream is not cached", async () => {
  const [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
  const { id } = await begunGame([ada, bea]);
  const leaving = new AbortController();
  const stream = await fetch(`${server.url}/v1/games/${id}/stream`, { signal: leaving.signal });
  expect(stream.headers.get("cache-control")).toBe("private, no-store, no-transform");
  leaving.abort();
});

describe("concurrent live streams", () => {
  it("are limited per account and per address until one is closed", async () => {
    const { url } = limitedServer;
    const [ada, bea] = [await guest(url, "Ada"), await guest(url, "Bea")];
    const { id } = await begunGame([ada, bea]);
    const path = `/v1/games/${id}/stream`;
    const own = [ada, ada].map((caller) => followed(caller, id, {}));
    for (const stream of own) await stream.until((frames) => frames.length > 0);
    const refused = await ada.call<{ code: string }>("GET", path);
    expect(refused).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
    expect(refused.headers.get("content-type")).toBe("application/problem+json");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const others = [bea, new Caller(url)].map((caller) => followed(caller, id, {}));
    for (const stream of others) await stream.until((frames) => frames.length > 0);
    expect(await new Caller(url).call("GET", path)).toMatchObject({ status: 429 });
    // Requests for what does not exist take no place.
    await others[0]?.stop();
    const missing = "/v1/games/00000000-0000-4000-8000-000000000000/stream";
    await expect.poll(async () => (await bea.call("GET", missing)).status, { timeout: 60_000 }).toBe(404);
    expect((await bea.call("GET", missing)).status).toBe(404);
    const again = followed(bea, id, {});
    await again.until((frames) => frames.length > 0);
    for (const stream of [...own, ...others.slice(1), again]) await stream.stop();
  });
});
