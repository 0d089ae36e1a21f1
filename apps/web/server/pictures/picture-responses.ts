import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Dispatcher } from "undici";
import type { Game, Position } from "../../src/lib/api-client/types.ts";
import { problemResponse, send } from "../problem-response.ts";
import { answerUnavailable } from "../unavailable.ts";
import { DrawingQueue } from "./drawing-queue.ts";
import { type PictureQuery, pictureQuery, pictureTypes } from "./picture-query.ts";
import type { Pictures } from "./pictures.ts";
import { originOf, passOn } from "./read-game.ts";

export interface PictureResponses {
  /** Settles when the answer is sent. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

const limits = { runningMax: 1, waitingMax: 16, keptMax: 200 };
const retryAfterSeconds = 5;
const timeouts = { headersTimeout: 10_000, bodyTimeout: 10_000 };
const seconds = { over: 3600, running: 60 };

/**
 * Answers requests for pictures of positions. The API is asked without cookies, so that a picture shows what a spectator
 * without an account may see now, and what it refuses is passed on.
 */
export function pictureResponses(api: Dispatcher, load: () => Promise<Pictures>): PictureResponses {
  const queue = new DrawingQueue(limits);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const query = pictureQuery(request.url ?? "");
    if (query === undefined) {
      const detail =
        "A picture has the parameters `at`, `size` (300 to 1200), `language` (en, fr) and `theme` (light, dark).";
      return send(response, problemResponse("malformed-request", { detail }));
    }
    const found = await readPosition(api, request, query);
    if ("refusal" in found) return passOn(found.refusal, response);
    const { draw, rasterize } = await load();
    const { language, theme } = query;
    const svg = await draw({ ...found, language, theme });
    if (svg === undefined) return send(response, problemResponse("not-found"));
    const tag = tagOf(svg, query);
    const headers = headersOf(found.game, query, tag);
    if (request.headers["if-none-match"]?.includes(tag)) return void response.writeHead(304, headers).end();
    const body = query.format === "svg" ? Buffer.from(svg) : await queue.get(tag, () => rasterize(svg, query.size));
    if (body === undefined) return send(response, problemResponse("unavailable", { retryAfterSeconds }));
    response.writeHead(200, { ...headers, "content-length": body.length });
    response.end(request.method === "HEAD" ? undefined : body);
  }

  return {
    answer: (request, response) => respond(request, response).catch((error) => answerUnavailable(response, error)),
  };
}

type Found = { readonly game: Game; readonly position: Position } | { readonly refusal: Dispatcher.ResponseData };

async function readPosition(api: Dispatcher, request: IncomingMessage, { game, at }: PictureQuery): Promise<Found> {
  const origin = originOf(request);
  const path = `/v1/games/${game}`;
  const positionPath = `${path}/position?as=spectator${at === undefined ? "" : `&at=${at}`}`;
  const position = await api.request({ method: "GET", path: positionPath, headers: origin, ...timeouts });
  if (position.statusCode !== 200) return { refusal: position };
  const about = await api.request({ method: "GET", path, headers: origin, ...timeouts });
  if (about.statusCode !== 200) {
    await position.body.dump();
    return { refusal: about };
  }
  return { game: (await about.body.json()) as Game, position: (await position.body.json()) as Position };
}

/** Everything that a picture shows is in its text. */
const tagOf = (svg: string, { format, size }: PictureQuery): string =>
  `"${createHash("sha256").update(svg).digest("hex").slice(0, 32)}-${format}${format === "png" ? size : ""}"`;

const headersOf = ({ state }: Game, { format }: PictureQuery, tag: string) => ({
  "content-type": format === "svg" ? `${pictureTypes.svg}; charset=utf-8` : pictureTypes.png,
  "cache-control": `public, max-age=${state === "running" ? seconds.running : seconds.over}`,
  etag: tag,
  "content-security-policy": "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
});
