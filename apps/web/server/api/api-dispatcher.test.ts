import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import { afterEach, describe, expect, it } from "vitest";
import { apiDispatcher, keyOf } from "./api-dispatcher.ts";
import { ApiProcesses } from "./api-processes.ts";

const running: Server[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await stop(server);
});

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}

async function start(listener: RequestListener, port = 0): Promise<{ server: Server; port: number }> {
  const server = createServer(listener).listen(port, "127.0.0.1");
  running.push(server);
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

/** Responds with its name and the body of the request. */
const called =
  (name: string): RequestListener =>
  async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    response.end(`${name}:${body}`);
  };

async function twoProcesses() {
  const one = await start(called("one"));
  const two = await start(called("two"));
  const api = apiDispatcher(new ApiProcesses([one, two].map(({ port }) => `http://127.0.0.1:${port}`).join()));
  return { one, two, api };
}

async function textOf(api: Dispatcher, path: string, body?: Readable): Promise<string> {
  const request = body === undefined ? { method: "GET" as const } : { method: "POST" as const, body };
  const { body: response } = await api.request({ ...request, path });
  return response.text();
}

it("sends the requests of a game to one process, and the others to all in turn", async () => {
  const { api } = await twoProcesses();
  const parts = ["", "/moves", "/stream?x=1", "?as=0"];
  for (const game of ["a1", "b2", "c3", "d4"]) {
    const names = await Promise.all(parts.map((part) => textOf(api, `/v1/games/${game}${part}`)));
    expect(new Set(names).size).toBe(1);
  }
  const others = [await textOf(api, "/v1/games"), await textOf(api, "/v1/games")];
  expect(new Set(others).size).toBe(2);
});

it("sends a request with its body to the next process if the first does not accept the connection", async () => {
  const { one, two, api } = await twoProcesses();
  await stop(one.server);
  const posts = [1, 2, 3, 4, 5, 6].map((n) => textOf(api, `/v1/games/g${n}/moves`, Readable.from([`move ${n}`])));
  expect(await Promise.all(posts)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `two:move ${n}`));
  await stop(two.server);
  await expect(textOf(api, "/v1/games/g1")).rejects.toThrow();
});

it("does not repeat a request that a process has received", async () => {
  let received = 0;
  const broken: RequestListener = (request) => {
    received += 1;
    request.socket.destroy();
  };
  const servers = [await start(broken), await start(broken)];
  const api = apiDispatcher(new ApiProcesses(servers.map(({ port }) => `http://127.0.0.1:${port}`).join()));
  await expect(textOf(api, "/v1/games/g1/moves", Readable.from(["a move"]))).rejects.toThrow();
  expect(received).toBe(1);
});

describe("the key of a path", () => {
  it.each([
    ["/v1/games/01JX/stream", "01JX"],
    ["/v1/games/01JX?as=0", "01JX"],
    ["/v1/games/01JX.png", "01JX"],
    ["/v1/tournaments/cup/rounds", "cup"],
    ["/v1/games", undefined],
    ["/v1/account/stream", undefined],
  ])("%s: %s", (path, key) => {
    expect(keyOf(path)).toBe(key);
  });
});
