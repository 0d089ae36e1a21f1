import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { apiDispatcher } from "../api/api-dispatcher.ts";
import { ApiProcesses } from "../api/api-processes.ts";
import { trustOf } from "../client-address.ts";
import { webServer } from "../web-server.ts";
import { pictureResponses } from "./picture-responses.ts";
import type { Pictures } from "./pictures.ts";

/** Draws nothing but what it was asked for. */
const pictures = {
  draw: async ({ game: { name }, position: { version }, language, theme }: Parameters<Pictures["draw"]>[0]) =>
    `<svg>${name} ${version} ${language} ${theme}</svg>`,
  rasterize: async (svg: string, width: number) => Buffer.from(`${svg} ${width}`),
} as unknown as Pictures;

const notFound = JSON.stringify({ code: "not-found" });

/** An API with one public game; it writes down what it is asked. */
function apiWith(asked: { url: string; cookie: string | undefined }[]): RequestListener {
  return ({ url = "", headers }, response) => {
    asked.push({ url, cookie: headers.cookie });
    const game = url.startsWith("/v1/games/public");
    response.writeHead(game ? 200 : 404, { "content-type": game ? "application/json" : "application/problem+json" });
    const version = Number(new URLSearchParams(url.split("?")[1]).get("at") ?? 9);
    response.end(game ? JSON.stringify({ name: "Old", version, state: "finished" }) : notFound);
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
      pictures: pictureResponses(api, async () => pictures),
      keepAliveMs: 1000,
      hasLimits: false,
    }),
  );
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}/v1/games/${path}`, init);
}

describe("the picture of a position", () => {
  it("is drawn for the version, the language and the theme that the address names", async () => {
    const get = await site();
    const svg = await get("public/position.svg?at=4&language=fr&theme=dark");
    expect(svg.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(await svg.text()).toBe("<svg>Old 4 fr dark</svg>");
    const png = await get("public/position.png?size=600");
    expect(png.headers.get("content-type")).toBe("image/png");
    expect(await png.text()).toBe("<svg>Old 9 en light</svg> 600");
  });

  it("is what a spectator without an account sees, also if the request has cookies", async () => {
    const asked: { url: string; cookie: string | undefined }[] = [];
    const get = await site(asked);
    await get("public/position.svg", { headers: { cookie: "seneschal-session=a" } });
    expect(asked).toEqual([
      { url: "/v1/games/public/position?as=spectator", cookie: undefined },
      { url: "/v1/games/public", cookie: undefined },
    ]);
  });

  it("of a private game is refused as that of no game", async () => {
    const get = await site();
    for (const game of ["private", "missing"]) {
      const answer = await get(`${game}/position.png`);
      expect([answer.status, await answer.text(), answer.headers.get("cache-control")]).toEqual([
        404,
        notFound,
        "private, no-store",
      ]);
    }
  });

  it("is not sent again to a client that has it", async () => {
    const get = await site();
    const etag = (await get("public/position.png")).headers.get("etag") ?? "";
    const again = await get("public/position.png", { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const other = await get("public/position.png?at=3", { headers: { "if-none-match": etag } });
    expect(other.status).toBe(200);
  });

  it("has a documented problem if its parameters cannot be read", async () => {
    const get = await site();
    for (const query of ["size=20", "theme=pink", "at=x", "unknown=1"]) {
      expect((await get(`public/position.png?${query}`)).status, query).toBe(400);
    }
  });
});
