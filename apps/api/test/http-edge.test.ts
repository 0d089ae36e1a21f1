import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { begunGame, Caller, guest } from "./support/caller.ts";
import { followed } from "./support/followed.ts";
import { type House, openHouse } from "./support/house.ts";
import { testDatabase } from "./support/test-database.ts";

const database = testDatabase();
const quiet = { botsWork: false, jobsWork: false };
let house: House;
/** Waits no second for what never ends. */
let impatientHouse: House;
/** Trusts no proxy on this machine, so that its limits hold for the callers of this test. */
let strictHouse: House;

beforeAll(async () => {
  house = await openHouse(database, quiet);
  impatientHouse = await openHouse(database, {
    ...quiet,
    patience: { headersMilliseconds: 300, requestMilliseconds: 600, checkMilliseconds: 50 },
  });
  strictHouse = await openHouse(database, {
    ...quiet,
    hasLimits: true,
    variables: { TRUSTED_PROXIES: "192.0.2.1", STREAMS_PER_ADDRESS: "4", STREAMS_PER_ACCOUNT: "2" },
  });
});
afterAll(async () => {
  await house.close();
  await impatientHouse.close();
  await strictHouse.close();
});

function open({ url }: House): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** All that comes back until the other side hangs up. */
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

async function ask(text: string, asked: House) {
  const socket = open(asked);
  socket.write(text);
  return problemIn(await answerOn(socket));
}

const json = "Content-Type: application/json";

describe("what never becomes a request", () => {
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
  ])("is answered with a problem: %s", async (_case, text, status, code) => {
    const answer = await ask(text, status === 408 ? impatientHouse : house);
    expect(answer.body).toMatchObject({ status, code, type: `/v1/problems/${code}` });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "content-type": "application/problem+json",
      "x-request-id": answer.body.instance,
      "x-content-type-options": "nosniff",
    });
  });

  it("but JSON that names UTF-8 is read", async () => {
    for (const charset of ["utf-8", "UTF-8", '"utf-8"', "utf8"]) {
      const response = await fetch(`${house.url}/v1/guests`, {
        method: "POST",
        headers: { "content-type": `application/json; charset=${charset}` },
        body: '{"name":"Odo"}',
      });
      expect(response.status).toBe(201);
    }
  });
});

it("what does not end after its answer has begun is broken off, and nothing is written into the answer", async () => {
  const [ada, bea] = [await guest(house.url, "Ada"), await guest(house.url, "Bea")];
  const { id } = await begunGame([ada, bea]);
  const headers = "Host: x\r\nContent-Type: application/json\r\nContent-Length: 40";
  let answer = "";
  // A busy machine may begin its answer too late.
  const begins = async () => {
    const socket = open(impatientHouse);
    socket.write(`GET /v1/games/${id}/stream HTTP/1.1\r\n${headers}\r\n\r\n`);
    answer = await answerOn(socket);
    return answer;
  };
  await expect.poll(begins).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toContain("HTTP/1.1 408");
});

describe("connections of one address on which no request was read", () => {
  it("are limited; those who ended theirs, and those that were served, do not count", async () => {
    const halves = Array.from({ length: 100 }, () => open(strictHouse));
    for (const half of halves) half.write("GET /v1/rulesets HTTP/1.1\r\nHost: x\r\n");
    await Promise.all(halves.map((half) => half.connecting && once(half, "connect")));
    const refused = problemIn(await answerOn(open(strictHouse)));
    expect(refused).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    const [first] = halves;
    first?.write("Connection: close\r\n\r\n");
    expect(first && (await answerOn(first))).toMatch(/^HTTP\/1\.1 200 /);
    const served = open(strictHouse);
    served.write("GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    expect(await answerOn(served)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it("a connection that was served and is kept counts again once a request begins on it", async () => {
  const kept = Array.from({ length: 100 }, () => open(strictHouse));
  const served = kept.map((socket) => once(socket, "data"));
  for (const socket of kept) socket.write("GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n");
  await Promise.all(served);
  expect(await fetch(`${strictHouse.url}/health/live`)).toMatchObject({ status: 200 });
  for (const socket of kept) socket.write("GET /v1/rulesets HTTP/1.1\r\n");
  const status = async () => {
    const one = open(strictHouse);
    one.write("GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    return Number((await answerOn(one)).split(" ")[1]);
  };
  // The server reads what was written here when it gets to it.
  await expect.poll(status).toBe(429);
});

it("a live stream is kept by no cache", async () => {
  const [ada, bea] = [await guest(house.url, "Ada"), await guest(house.url, "Bea")];
  const { id } = await begunGame([ada, bea]);
  const leaving = new AbortController();
  const stream = await fetch(`${house.url}/v1/games/${id}/stream`, { signal: leaving.signal });
  expect(stream.headers.get("cache-control")).toBe("private, no-store, no-transform");
  leaving.abort();
});

describe("live streams at once", () => {
  it("are limited for an account and for an address, until one is closed", async () => {
    const { url } = strictHouse;
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
    // What is not there takes no place.
    await others[0]?.stop();
    const missing = "/v1/games/00000000-0000-4000-8000-000000000000/stream";
    await expect.poll(async () => (await bea.call("GET", missing)).status, { timeout: 60_000 }).toBe(404);
    expect((await bea.call("GET", missing)).status).toBe(404);
    const again = followed(bea, id, {});
    await again.until((frames) => frames.length > 0);
    for (const stream of [...own, ...others.slice(1), again]) await stream.stop();
  });
});
