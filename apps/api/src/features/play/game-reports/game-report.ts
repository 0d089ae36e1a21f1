import type { FastifyReply } from "fastify";
import type { Pool } from "pg";
import { type Game, isOver } from "../../../domain/game/game.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { encoded, gzipped, storedEncodingFor } from "../../../platform/http/responses/compressed.ts";
import { isKnownToClient } from "../../../platform/http/responses/conditional.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { visibleHead } from "../game-access.ts";
import type { PlayDeps, ReportProgress, Viewing } from "../types.ts";
import type { Exchange } from "../viewing/history-responses.ts";
import {
  type ReportKey,
  type ReportState,
  readReport,
  reportAwaitedBy,
  reportState,
  reportsWaiting,
  storeRequest,
} from "./game-reports-store.ts";
import { keyOfReport } from "./report-key.ts";
import { enqueueReport } from "./report-task.ts";

/** Reports of all accounts that are not ready; a further request is told to come back. */
const waitingMax = 64;
const laterSeconds = 60;
/** How often it makes sense to ask for the progress. */
const progressSeconds = 2;

/** The report on a game that is over, or its progress. */
export async function getGameReport(
  deps: PlayDeps,
  viewing: Viewing,
  { digest }: { readonly digest?: string | undefined },
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const { pool, registry } = deps;
  const game = await finishedGame(deps, viewing);
  const key = keyOfReport(registry, game);
  const state = await reportState(pool, key);
  if (state === undefined) throw new Problem("no-report");
  if (!state.isReady) return sendProgress(reply, await progressOf(pool, key.game, state));
  const isPublic = game.settings.visibility === "public";
  if (isKnownToClient(request, reply, { tag: tagOf(key), isPublic, isImmutable: isPublic && digest === game.digest }))
    return reply.code(304).send();
  const body = await readReport(pool, key);
  if (body === undefined) throw new Problem("no-report");
  reply.type("application/json; charset=utf-8");
  const stored = storedEncodingFor(request) === "gzip" ? await gzipped(body) : body;
  return reply.send(encoded(request, reply, stored));
}

/** Has the report on a game computed for an account. Returns its progress; nothing happens if someone has asked before. */
export async function requestGameReport(
  deps: PlayDeps,
  viewing: Viewing & { readonly viewer: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { pool, registry } = deps;
  const key = keyOfReport(registry, await finishedGame(deps, viewing));
  const state = (await reportState(pool, key)) ?? (await newRequest(pool, key, viewing.viewer));
  return sendProgress(reply, await progressOf(pool, key.game, state));
}

/** The game, if it is over for this viewer: delayed spectators see the end later. */
async function finishedGame(deps: PlayDeps, { game: id, viewer }: Viewing): Promise<Game> {
  const game = await visibleHead(deps, id, viewer);
  if (!isOver(game) || game.startedAt === undefined) throw new Problem("not-finished");
  return game;
}

function newRequest(pool: Pool, key: ReportKey, account: string): Promise<ReportState> {
  return inTransaction(pool, async (client) => {
    const awaited = await reportAwaitedBy(client, account);
    if (awaited !== undefined && awaited !== key.game) throw reportRunning(awaited);
    if ((await reportsWaiting(client)) >= waitingMax) throw tooManyWait();
    await storeRequest(client, key, account);
    await enqueueReport(client, key.game);
    const state = await reportState(client, key);
    if (state === undefined) throw new Error(`the request for the report on game ${key.game} was not stored`);
    return state;
  });
}

async function progressOf(pool: Pool, game: string, state: ReportState): Promise<ReportProgress> {
  const { isReady, requestedAt, done, total } = state;
  const progress = { game, done, of: total };
  if (isReady) return { ...progress, state: "ready", ahead: 0 };
  return { ...progress, state: total > 0 ? "computing" : "queued", ahead: await reportsWaiting(pool, requestedAt) };
}

function sendProgress(reply: FastifyReply, progress: ReportProgress): FastifyReply {
  reply.header("cache-control", "no-store");
  if (progress.state === "ready") return reply.code(200).send(progress);
  return reply.code(202).header("retry-after", progressSeconds).send(progress);
}

const tagOf = ({ game, digest, reportVersion, revision }: ReportKey) =>
  `report-${game}-${digest.slice(0, 16)}-${reportVersion}-${revision}`;

function reportRunning(game: string): Problem {
  const detail = `You wait for the report on the game \`${game}\`. An account waits for one report at a time: ask again when it is ready.`;
  const problem = new Problem("report-running", detail, { game });
  problem.retryAfterSeconds = laterSeconds;
  return problem;
}

function tooManyWait(): Problem {
  const problem = new Problem("unavailable", "Too many reports are being computed. Try again in a minute.");
  problem.retryAfterSeconds = laterSeconds;
  return problem;
}
