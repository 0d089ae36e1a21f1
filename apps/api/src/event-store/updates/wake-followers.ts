import type { Pool } from "pg";
import type { NotificationListener } from "../../platform/postgres/notification-listener.ts";
import type { GameReader } from "../game-store.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import { parseHeadNotification } from "./followers.ts";
import { gameUpdatesChannel, sideUpdatesChannel } from "./game-updates.ts";

interface Deps {
  readonly pool: Pool;
  readonly store: Pick<GameReader, "updates" | "reached">;
  readonly notificationListener: NotificationListener;
  readonly onError: (error: unknown) => void;
}

export interface FollowerWaker {
  /**
   * Compares the heads of all followed games with the database, in one query, and wakes their followers. This makes up for
   * lost notifications. Checks never overlap: those that are requested during a check become one.
   */
  check(): Promise<void>;
}

/**
 * Wakes the followers of games when any process appends events. Every notification wakes them: even if this process
 * already knows an event, its followers may not.
 */
export function wakeFollowers({ pool, store, notificationListener, onError }: Deps): FollowerWaker {
  const { updates } = store;
  let known: ReadonlyMap<string, string> = new Map();

  /** Reads the game once, before all its followers need it. */
  function gameReached(id: string, version: number): void {
    if (!updates.isFollowed(id)) return;
    store.reached(id, version).then(() => updates.emit(id, version), onError);
  }

  async function checkOnce(): Promise<void> {
    const followed = updates.followed();
    if (followed.length === 0) return;
    const heads = await headsOf(pool, followed);
    for (const { id, version, sideUpdates } of heads) {
      updates.emit(id, version);
      if (known.get(id) !== sideUpdates) updates.emitSideUpdate(id);
    }
    known = new Map(heads.map(({ id, sideUpdates }) => [id, sideUpdates]));
  }

  const checks = oneAtATime(checkOnce);
  const check = () => checks("heads");

  notificationListener.subscribe(gameUpdatesChannel, (batch) => {
    for (const head of batch.split(",")) gameReached(...parseHeadNotification(head));
  });
  notificationListener.subscribe(sideUpdatesChannel, (id) => updates.emitSideUpdate(id));
  notificationListener.onReconnect(() => {
    known = new Map();
    check().catch(onError);
  });
  return { check };
}

/** The version of a game, and a text that changes with its chat and undo request. */
interface Head {
  readonly id: string;
  readonly version: number;
  readonly sideUpdates: string;
}

/** The heads of those of these games that exist, in one query. */
async function headsOf(pool: Pool, ids: readonly string[]): Promise<readonly Head[]> {
  const { rows } = await pool.query<Head>({
    name: "heads-of-followed-games",
    text: `select games.game_id as id,
             coalesce((select max(version) from events where events.game_id = games.game_id), 0) as version,
             concat_ws(' ', chat_heads.last, undo_requests::text) as "sideUpdates"
           from games
           left join chat_heads on chat_heads.game_id = games.game_id
           left join undo_requests on undo_requests.game_id = games.game_id
           where games.game_id = any($1::uuid[])`,
    values: [ids],
  });
  return rows;
}
