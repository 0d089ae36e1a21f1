import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { problem } from "@seneschal/schema";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { apiDispatcher } from "./api/api-dispatcher.ts";
import { ApiProcesses } from "./api/api-processes.ts";
import { trustOf } from "./client-address.ts";
import { webServer } from "./web-server.ts";

const running: Server[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

async function listening(server: Server): Promise<number> {
  running.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

const well: RequestListener = (_request, response) => void response.end("well");
const usual = { headersMs: 10_000, requestMs: 30_000, checkMs: 2000 };
const impatient = { headersMs: 300, requestMs: 600, checkMs: 50 };
const nobody = "192.0.2.1";

interface SiteOptions {
  readonly api?: RequestListener;
  readonly timeouts?: typeof usual;
  readonly proxies?: string;
  readonly hasLimits?: boolean;
}

/** The server of the site on a port of its own, with something that answers in place of API and pages. */
async function site({ api = well, timeouts = usual, proxies = nobody, hasLimits = true }: SiteOptions = {}) {
  const apiUrl = `http://127.0.0.1:${await listening(createServer(api))}`;
  const dispatcher = apiDispatcher(new ApiProcesses(apiUrl));
  const trust = trustOf(proxies);
  return listening(webServer({ api: dispatcher, trust, pages: well, timeouts, keepAliveMs: 65_000, hasLimits }));
}

function open(port: number): Socket {
  const socket = connect({ host: "127.0.0.1", port });
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

async function ask(port: number, text: string): Promise<string> {
  const socket = open(port);
  socket.write(text);
  return answerOn(socket);
}

function problemIn(answer: string) {
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  const [line = "", ...headers] = head.split("\r\n");
  const named = Object.fromEntries(headers.map((header) => header.toLowerCase().split(": ")));
  return { status: Number(line.split(" ")[1]), headers: named, body: problem.parse(JSON.parse(body)) };
}

const begun = "GET /v1/rulesets HTTP/1.1\r\nHost: x\r\n";
const last = "Connection: close\r\n\r\n";
const guest = "POST /v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 40\r\n";

it("hands the operations, the tools of assistants and the API document to the API", async () => {
  const port = await site({ api: (_request, response) => void response.end("from the API") });
  for (const path of ["/v1/games", "/mcp", "/openapi.json", "/health/live"]) {
    expect(await ask(port, `GET ${path} HTTP/1.1\r\nHost: x\r\n${last}`)).toContain("from the API");
  }
  expect(await ask(port, `GET /mcpx HTTP/1.1\r\nHost: x\r\n${last}`)).not.toContain("from the API");
});

describe("what never becomes a request", () => {
  it.each([
    ["an unknown method", "FOO / HTTP/1.1\r\nHost: x\r\n\r\n", 400, "malformed-request"],
    ["an unknown version", "GET / HTTP/9.9\r\nHost: x\r\n\r\n", 400, "malformed-request"],
    ["a tunnel", "CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n", 400, "malformed-request"],
    ["an expectation that is not met", `${begun}Expect: miracles\r\n\r\n`, 400, "malformed-request"],
    ["no HTTP at all", "Good morrow\r\n\r\n", 400, "malformed-request"],
    ["headers over 16 kB", `${begun}Cookie: ${"a".repeat(17 * 1024)}\r\n\r\n`, 431, "headers-too-large"],
    [
      "two lengths",
      "POST /v1/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n",
      400,
      "malformed-request",
    ],
    [
      "a length and chunks",
      `POST /v1/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      "malformed-request",
    ],
    ["headers that do not end", begun, 408, "request-timeout"],
    ["a connection on which nothing comes", "", 408, "request-timeout"],
    ["a body that does not end", `${guest}\r\n{"name":`, 408, "request-timeout"],
    ["two hosts for the API", `${begun}Host: y\r\n${last}`, 400, "malformed-request"],
    ["two hosts that are one", `${begun}HOST: x\r\n${last}`, 400, "malformed-request"],
    ["two hosts for a page", `GET /rules HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n`, 400, "malformed-request"],
    ["no path", `OPTIONS * HTTP/1.1\r\nHost: x\r\n${last}`, 400, "malformed-request"],
    ["no address", `GET http://[x/rules HTTP/1.1\r\nHost: x\r\n${last}`, 400, "malformed-request"],
    ["no host", `GET /v1/rulesets HTTP/1.1\r\n${last}`, 400, "malformed-request"],
    ["no host for a page", `GET /rules HTTP/1.1\r\n\r\n`, 400, "malformed-request"],
  ])("is answered with a problem, and with the end of the connection: %s", async (_case, text, status, code) => {
    const api: RequestListener = (request, response) => request.resume().once("end", () => response.end("well"));
    const port = await site({ api, ...(status === 408 && { timeouts: impatient }) });
    const answer = problemIn(await ask(port, text));
    expect(answer.body).toMatchObject({ status, code, type: `/v1/problems/${code}` });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "content-type": "application/problem+json",
      "x-request-id": String(answer.body.instance).replace("urn:uuid:", ""),
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      connection: "close",
    });
  });

  it.each([
    "/v1/rulesets",
    "/.well-known/oauth-authorization-server",
    "/.well-known/oauth-protected-resource?x",
    "/.well-known/oauth-protected-resource/mcp",
  ])("goes to the API for %s", async (path) => {
    const port = await site({ api: (_request, response) => void response.end("from the API") });
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: "close" } });
    expect(await answer.text()).toBe("from the API");
  });

  it("needs no host in HTTP/1.0", async () => {
    expect(await ask(await site(), "GET /v1/rulesets HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("ends an answer that has begun, and writes nothing into it", async () => {
    const api: RequestListener = (_request, response) => void response.write("begun");
    const port = await site({ api, timeouts: impatient });
    let answer = "";
    // A busy machine may begin its answer too late.
    const begins = async () => {
      answer = await ask(port, `${guest}\r\n{"name":`);
      return answer;
    };
    await expect.poll(begins).toContain("begun");
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

describe("connections of one source on which no request was read", () => {
  async function halvesAt(port: number, count = 100) {
    const halves = Array.from({ length: count }, () => open(port));
    for (const half of halves) half.write(begun);
    await Promise.all(halves.map((half) => half.connecting && once(half, "connect")));
    return halves;
  }

  it("are limited; those who ended theirs, and those that were served, do not count", async () => {
    const port = await site();
    const [first] = await halvesAt(port);
    const refused = problemIn(await answerOn(open(port)));
    expect(refused).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    first?.write(last);
    expect(first && (await answerOn(first))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask(port, `${begun}${last}`)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("count again where a connection was served and kept, once a request begins on it", async () => {
    const port = await site();
    const kept = Array.from({ length: 100 }, () => open(port));
    const served = kept.map((socket) => once(socket, "data"));
    for (const socket of kept) socket.write(`${begun}\r\n`);
    await Promise.all(served);
    expect(await ask(port, `${begun}${last}`)).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of kept) socket.write(begun);
    // The server reads what was written here when it gets to it.
    await expect.poll(async () => (await ask(port, `${begun}${last}`)).split(" ")[1]).toBe("429");
  });

  it("are not limited for a trusted proxy", async () => {
    const port = await site({ proxies: "loopback" });
    await halvesAt(port, 101);
    expect(await ask(port, `${begun}${last}`)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it("no client drops what the API is told of it", async () => {
  const api: RequestListener = ({ headers }, response) => void response.end(JSON.stringify(headers));
  const named = "Connection: close, X-Forwarded-For, X-Forwarded-Proto, X-Forwarded-Host, X-Own\r\nX-Own: x\r\n\r\n";
  const [, told = ""] = (await ask(await site({ api }), `${begun}${named}`)).split("\r\n\r\n");
  const headers = JSON.parse(told.slice(told.indexOf("{"), told.lastIndexOf("}") + 1));
  expect(headers).toMatchObject({
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-proto": "http",
    "x-forwarded-host": "x",
  });
  expect(headers).not.toHaveProperty("x-own");
});

it("a client that hangs up at once does no harm", async () => {
  // A request has no address any more once its client is gone.
  const port = await site({ hasLimits: false });
  const gone = open(port);
  await once(gone, "connect");
  await new Promise((sent) => gone.write(`${begun}\r\n`, sent));
  gone.resetAndDestroy();
  expect(await ask(port, `${begun}${last}`)).toMatch(/^HTTP\/1\.1 200 /);
});
