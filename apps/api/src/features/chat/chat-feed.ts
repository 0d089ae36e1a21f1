import type { Game } from "../../domain/game/game.ts";
import { accessOf } from "./rooms.ts";
import type { TalkDeps } from "./talk.ts";
import { changesAfter, lastChange } from "./talk-store.ts";

const messagesAtOnce = 100;

/** A feed of chat messages after a change that the viewer knows, or from now on. */
export async function chatFeed(
  { pool, registry }: TalkDeps,
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
      const changes = await changesAfter(pool, head.id, access, lastSent, messagesAtOnce);
      lastSent = changes.at(-1)?.changed ?? lastSent;
      return changes.map(({ changed, message }) => ({ number: changed, data: JSON.stringify(message) }));
    },
  };
}
