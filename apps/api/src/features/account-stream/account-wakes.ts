import type { Pool } from "pg";
import { oneAtATime } from "../../event-store/one-at-a-time.ts";
import { gameUpdatesChannel } from "../../event-store/updates/game-updates.ts";
import type { NotificationListener } from "../../platform/postgres/notification-listener.ts";
import { membershipsIn } from "./stream-queries.ts";

interface Deps {
  readonly pool: Pool;
  readonly notificationListener: NotificationListener;
  readonly onError: (error: unknown) => void;
}

/** Called with a game of the account that has changed; without one if changes may have been missed. */
type Listener = (game?: string) => void;

/** Tells the streams of accounts which of their games have changed, so that they find new ones. */
export interface AccountWakes {
  /** Returns how to stop. */
  follow(account: string, listener: Listener): () => void;
  /** Notifications may have been lost. */
  wakeAll(): void;
}

/** Looks up the players of changed games, in one query at a time for all games that changed during the last one. */
export function createAccountWakes({ pool, notificationListener, onError }: Deps): AccountWakes {
  const listeners = new Map<string, Set<Listener>>();
  let changed = new Set<string>();

  const lookUp = oneAtATime(async () => {
    const games = [...changed];
    changed = new Set();
    if (games.length === 0 || listeners.size === 0) return;
    for (const { account, game } of await membershipsIn(pool, games, [...listeners.keys()])) {
      for (const listener of listeners.get(account) ?? []) listener(game);
    }
  });
  const wakeAll = () => {
    for (const ofAccount of listeners.values()) for (const listener of ofAccount) listener();
  };

  notificationListener.subscribe(gameUpdatesChannel, (batch) => {
    if (listeners.size === 0) return;
    for (const head of batch.split(",")) changed.add(head.split(" ")[0] ?? "");
    lookUp("games").catch(onError);
  });
  notificationListener.onReconnect(wakeAll);
  return {
    wakeAll,
    follow(account, listener) {
      const ofAccount = listeners.get(account) ?? new Set();
      listeners.set(account, ofAccount.add(listener));
      return () => {
        ofAccount.delete(listener);
        if (ofAccount.size === 0 && listeners.get(account) === ofAccount) listeners.delete(account);
      };
    },
  };
}
