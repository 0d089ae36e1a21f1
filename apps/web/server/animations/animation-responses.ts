import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Dispatcher } from "undici";
import type { Game, Position, ReplayChanges } from "../../src/lib/api-client/types.ts";
import { sourceOf } from "../client-address.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { originOf, passOn } from "../pictures/read-game.ts";
import { type ProblemCode, problemResponse, send } from "../problem-response.ts";
import { answerUnavailable } from "../unavailable.ts";
import { AnimationJobs, type DrawAnimation, type JobStatus } from "./animation-jobs.ts";
import { type AnimationQuery, animationQuery, animationTypes } from "./animation-query.ts";

export interface AnimationResponses {
  /** Settles when the answer is sent. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

const limits = { waitingMax: 4, keptBytesMax: 64 * 1024 * 1024 };
/** When a client asks again how far an animation is. */
const pollSeconds = 2;
const retryAfterSeconds = 30;
const timeouts = { headersTimeout: 30_000, bodyTimeout: 30_000 };
const keptSeconds = 86_400;

/**
 * Answers requests for animations of finished games: with the animation if it is drawn, otherwise with 202 and how far it
 * is. The API is asked without cookies, so that an animation shows what everyone may see, and what it refuses is passed on.
 */
export function animationResponses(api: Dispatcher, load: () => Promise<Pictures>): AnimationResponses {
  const jobs = new AnimationJobs(limits);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const query = animationQuery(request.url ?? "");
    if (query === undefined) return sendProblem(response, "malformed-request", { detail: parameters });
    const origin = originOf(request);
    const head = await api.request({
      method: "GET",
      path: `/v1/games/${query.game}/position?as=spectator`,
      headers: origin,
      ...timeouts,
    });
    if (head.statusCode !== 200) return passOn(head, response);
    const position = (await head.body.json()) as Position;
    if (position.outcome === null) return sendProblem(response, "not-finished");
    const key = keyOf(position, query);
    const status = jobs.get(key, clientOf(request), drawing({ api, load, query, position, origin }));
    sendStatus(request, response, { status, key, query });
  }

  return {
    answer: (request, response) => respond(request, response).catch((error) => answerUnavailable(response, error)),
  };
}

const parameters =
  "An animation has the parameters `from` and `to` (versions), `size` (300 to 800), `language` (en, fr) and `theme` (light, dark).";

function sendProblem(response: ServerResponse, code: ProblemCode, details: Parameters<typeof problemResponse>[1] = {}) {
  send(response, problemResponse(code, details));
}

interface Drawing {
  readonly api: Dispatcher;
  readonly load: () => Promise<Pictures>;
  readonly query: AnimationQuery;
  readonly position: Position;
  readonly origin: Readonly<Record<string, string>>;
}

const drawing =
  ({ api, load, query, position, origin }: Drawing): DrawAnimation =>
  async (report) => {
    const path = `/v1/games/${query.game}`;
    const read = async <Body>(part: string): Promise<Body> =>
      bodyOf(await api.request({ method: "GET", path: path + part, headers: origin, ...timeouts }));
    const game = await read<Game>("");
    const replay = await read<ReplayChanges>("/replay/changes?as=spectator");
    const { draw, rasterize, scenesOf, encode } = await load();
    const scenes = await scenesOf(replay, query);
    const drawn: Buffer[] = [];
    for (const scene of scenes) {
      report(drawn.length, scenes.length);
      const { language, theme } = query;
      const svg = await draw({ game, position: { ...position, ...scene } as Position, language, theme });
      if (svg === undefined) throw new Error(`${game.ruleset} has no pictures`);
      drawn.push(await rasterize(svg, query.size));
    }
    return encode(drawn, query.format);
  };

async function bodyOf<Body>({ statusCode, body }: Dispatcher.ResponseData): Promise<Body> {
  if (statusCode === 200) return (await body.json()) as Body;
  await body.dump();
  throw new Error(`the API answered ${statusCode}`);
}

/** A finished game changes only if its events do, and then its digest does. */
function keyOf({ digest }: Position, query: AnimationQuery): string {
  const { game, from, to, size, language, theme, format } = query;
  return createHash("sha256")
    .update(JSON.stringify([game, digest, from, to, size, language, theme, format]))
    .digest("hex")
    .slice(0, 32);
}

/** The first address that `stateOrigin` names. */
const clientOf = ({ headers }: IncomingMessage): string =>
  sourceOf(
    String(headers["x-forwarded-for"] ?? "")
      .split(",")[0]
      ?.trim() ?? "",
  );

interface Answered {
  readonly status: JobStatus;
  readonly key: string;
  readonly query: AnimationQuery;
}

function sendStatus(request: IncomingMessage, response: ServerResponse, { status, key, query }: Answered): void {
  switch (status.state) {
    case "ready":
      sendAnimation(request, response, { body: status.body, tag: `"${key}"`, query });
      break;
    case "queued":
    case "drawing":
      sendProgress(response, status);
      break;
    case "busy":
      sendProblem(response, "too-many-requests", { detail: busy, retryAfterSeconds });
      break;
    case "full":
    case "failed":
      sendProblem(response, "unavailable", { retryAfterSeconds });
  }
}

const busy = "Another animation for your address is not ready yet.";

function sendProgress(response: ServerResponse, progress: object): void {
  response.writeHead(202, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": String(pollSeconds),
    "x-content-type-options": "nosniff",
  });
  response.end(JSON.stringify(progress));
}

interface Ready {
  readonly body: Buffer;
  readonly tag: string;
  readonly query: AnimationQuery;
}

function sendAnimation({ method, headers }: IncomingMessage, response: ServerResponse, { body, tag, query }: Ready) {
  const answer = {
    "content-type": animationTypes[query.format],
    "cache-control": `public, max-age=${keptSeconds}`,
    etag: tag,
    "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  };
  if (headers["if-none-match"]?.includes(tag)) return void response.writeHead(304, answer).end();
  response.writeHead(200, { ...answer, "content-length": body.length });
  response.end(method === "HEAD" ? undefined : body);
}
