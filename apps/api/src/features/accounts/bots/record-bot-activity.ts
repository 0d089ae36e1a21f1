import type { Pool } from "pg";
import type { Server } from "../../../platform/http/server.ts";
import { onServerLifetime } from "../../../platform/http/server-lifetime.ts";
import { storeBotActivity } from "../../../stores/accounts/bot-activity-store.ts";
import { type AbuseCause, abuseLimits, programRequest } from "../access-tokens/program-request.ts";
import { BotActivity } from "./bot-activity.ts";

interface RecordingDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  /** Revokes the tokens of a bot account. */
  readonly revoke: (bot: string, cause: AbuseCause) => Promise<void>;
}

const storeIntervalMs = 5_000;

/**
 * Counts the requests of bot accounts for their owners, and revokes the tokens of a bot account whose program does not
 * stop after errors. Must be called before the routes are registered.
 */
export function recordBotActivity(server: Server, { pool, now, revoke }: RecordingDeps): void {
  const activity = new BotActivity();
  server.addHook("onSend", async (request, reply, payload) => {
    if (request.account?.kind !== "bot") return payload;
    const { id } = request.account;
    const rejectedMoves = activity.count(id, programRequest(request, reply, payload, now()));
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
