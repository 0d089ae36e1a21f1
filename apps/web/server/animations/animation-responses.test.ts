import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { apiDispatcher } from "../api/api-dispatcher.ts";
import { ApiProcesses } from "../api/api-processes.ts";
import { trustOf } from "../client-address.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { webServer } from "../web-server.ts";
import { animationResponses } from "./animation-responses.ts";

/** Draws nothing but what it was asked for. */
const pictures = {
  scenesOf: async (_: object, { from = 1, to = 3 }) =>
    Array.from({ length: to - from + 1 }, (_, place) => ({ version: from + place })),
  draw: async ({ position: { version }, language }: Parameters<Pictures["draw"]>[0]) => `${version}${language}`,
  rasterize: async (svg: string, width: number) => Buffer.from(`${svg}${width}`),
  encode: async (drawn: readonly Buffer[], format: string) => Buffer.from(`${format}: ${drawn.join(" ")}`),
} as unknown as Pictures;

/** An API with a game that is over, one that is running, and a private one that only its players see. */
function apiWith(asked: { url: string; cookie: string | undefined }[]): RequestListener {
  return ({ url = "", headers }, response) => {
    asked.push({ url, cookie: headers.cookie });
    const [, game] = /^\/v1\/games\/(\w+)/.exec(url) ?? [];
    if (game === "over" || game === "running") {
      const outcome = game === "over" ? { ranking: [] } : null;
      response.writeHead(200, { "content-type": "application/json" });
      return void response.end(JSON.stringify({ outcome, digest: "d", ruleset: "village" }));
    }
    response.writeHead(404, { "content-type": "application/problem+json" });
    response.end(JSON.stringify({ code: "not-found" }));
  };
}

async function listening(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

async function site(asked: { url: string; cookie: string | undefined }[] = []) {
  const apiUrl = `http://127.0.0.1:${await listening(createServer(apiWith(asked)))}`;
  const api = apiDispatcher(new ApiProcesses(apiUrl));
  const port = await listening(
    webServer({
      api,
      trust: trustOf("loopback"),
      pages: (_, response) => void response.end("a page"),
      animations: animationResponses(api, async () => pictures),
      keepAliveMs: 1000,
      hasLimits: false,
    }),
  );
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}/v1/games/${path}`, init);
}

it("is answered with its progress until it is drawn, and then with the animation", async () => {
  const asked: { url: string; cookie: string | undefined }[] = [];
  const get = await site(asked);
  const first = await get("over/animation.gif?from=2&language=fr", { headers: { cookie: "seneschal-session=a" } });
  expect([first.status, first.headers.get("retry-after")]).toEqual([202, "2"]);
  expect(await first.json()).toMatchObject({ state: "drawing" });
  await expect.poll(async () => (await get("over/animation.gif?from=2&language=fr")).status).toBe(200);
  const ready = await get("over/animation.gif?from=2&language=fr");
  expect([ready.headers.get("content-type"), await ready.text()]).toEqual(["image/gif", "gif: 2fr600 3fr600"]);
  const etag = ready.headers.get("etag") ?? "";
  const again = await get("over/animation.gif?from=2&language=fr", { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  // It shows what a spectator without an account sees, also if the request has cookies.
  expect(asked.every(({ cookie }) => cookie === undefined)).toBe(true);
  expect(asked.map(({ url }) => url)).toContain("/v1/games/over/replay/changes?as=spectator");
});

it("of a private game is refused as that of no game, and a running game has none", async () => {
  const asked: { url: string; cookie: string | undefined }[] = [];
  const get = await site(asked);
  const answers = await Promise.all(
    ["private", "missing"].map(async (game) => {
      const answer = await get(`${game}/animation.gif`, { headers: { cookie: "seneschal-session=host" } });
      return [answer.status, await answer.text(), answer.headers.get("cache-control")];
    }),
  );
  expect(answers).toEqual(Array.from({ length: 2 }, () => [404, '{"code":"not-found"}', "private, no-store"]));
  const running = await get("running/animation.webp");
  expect([running.status, await running.json()]).toMatchObject([409, { code: "not-finished" }]);
  expect(asked.some(({ url }) => url.includes("replay"))).toBe(false);
});

it("has a documented problem if its parameters cannot be read", async () => {
  const get = await site();
  for (const query of ["size=20", "theme=pink", "from=0", "from=5&to=4", "at=3"]) {
    expect((await get(`over/animation.gif?${query}`)).status, query).toBe(400);
  }
});
