import type { FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import type { Server } from "../../../platform/http/server.ts";
import { onServerLifetime } from "../../../platform/http/server-lifetime.ts";
import { storeBotActivity } from "../../../stores/accounts/bot-activity-store.ts";
import { BotActivity, type BotRequest } from "./bot-activity.ts";
import type { AbuseCause } from "./bots.ts";

interface RecordingDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  /** Revokes the tokens of a bot account. */
  readonly revoke: (bot: string, cause: AbuseCause) => Promise<void>;
}

const storeIntervalMs = 5_000;

/** From here on the tokens of a bot account are revoked. */
const abuseLimits = { limitedPerHour: 1_000, rejectedMovesInRow: 50 };

/**
 * Counts the requests of bot accounts for their owners, and revokes the tokens of a bot account whose program does not
 * stop after errors. Must be called before the routes are registered.
 */
export function recordBotActivity(server: Server, { pool, now, revoke }: RecordingDeps): void {
  const activity = new BotActivity();
  server.addHook("onSend", async (request, reply, payload) => {
    if (request.account?.kind !== "bot") return payload;
    const { id } = request.account;
    const rejectedMoves = activity.count(id, requestOf(request, reply, payload, now()));
    if (rejectedMoves >= abuseLimits.rejectedMovesInRow) {
      activity.forget(id);
      await revoke(id, "rejected-moves");
    }
    return payload;
  });
  onServerLifetime(server, () => {
    const timer = setInterval(() => {
      store().catch((error: unknown) => server.log.warn({ err: error }, "Storing the requests of bot accounts failed"));
    }, storeIntervalMs);
    return async () => {
      clearInterval(timer);
      await store();
    };
  });

  async function store(): Promise<void> {
    for (const one of activity.take()) {
      const limited = await storeBotActivity(pool, one);
      if (one.limited > 0 && limited >= abuseLimits.limitedPerHour) await revoke(one.account, "too-many-requests");
    }
  }
}

function requestOf(request: FastifyRequest, { statusCode }: FastifyReply, payload: unknown, at: Date): BotRequest {
  const { operationId = "unknown" } = (request.routeOptions.schema ?? {}) as { readonly operationId?: string };
  const { game } = (request.params ?? {}) as { readonly game?: unknown };
  const named = typeof game === "string" && uuid.test(game) ? game : null;
  return { operation: operationId, game: named, at, problem: statusCode < 400 ? undefined : problemIn(payload) };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const unknownProblem = { code: "unknown", detail: "" };

/** The problem that a response describes. */
function problemIn(payload: unknown): NonNullable<BotRequest["problem"]> {
  if (typeof payload !== "string") return unknownProblem;
  const { code, detail } = JSON.parse(payload) as { readonly code?: unknown; readonly detail?: unknown };
  return typeof code === "string" && typeof detail === "string" ? { code, detail } : unknownProblem;
}
