import type { Game } from "../../domain/game/game.ts";
import type { ChatDeps } from "./chat.ts";
import { changesAfter, lastChange } from "./messages-store.ts";
import { accessOf } from "./rooms.ts";

const messagesAtOnce = 100;

/** A feed of chat messages after a change that the viewer knows, or from now on. */
export async function chatFeed(
  { pool, registry }: ChatDeps,
  game: Game,
  account: string | undefined,
  after: number | undefined,
) {
  let lastSent = after ?? (await lastChange(pool, game.id, accessOf(registry, game, account)));
  return {
    get lastSent() {
      return lastSent;
    },
    async next(head: Game, shownVersion: number) {
      const access = accessOf(registry, head, account, shownVersion);
      const changes = await changesAfter(pool, head.id, access, { after: lastSent, limit: messagesAtOnce });
      lastSent = changes.at(-1)?.changed ?? lastSent;
      return changes.map(({ changed, message }) => ({ number: changed, data: JSON.stringify(message) }));
    },
  };
}
