import type { Pool } from "pg";
import type { NotificationListener } from "../../platform/postgres/notification-listener.ts";
import type { GameStore } from "../game-store.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import { gameUpdatesChannel, sideUpdatesChannel, tournamentChannel } from "./channels.ts";
import { headsOf } from "./followed-heads.ts";

interface Deps {
  readonly pool: Pool;
  readonly store: Pick<GameStore, "updates" | "reached">;
  readonly notificationListener: NotificationListener;
  readonly onError: (error: unknown) => void;
}

export interface FollowerWaking {
  /**
   * Compares the heads of everything that is followed here with the database, in one query, and wakes the followers.
   * A notification that was lost is made up for by the next check. No two are under way at the same time: however slow
   * the database is, those that are asked for meanwhile are one.
   */
  check(): Promise<void>;
}

/**
 * Wakes the followers of games and tournaments by what any process appends. Every notification wakes them: that this
 * process knows an event already does not mean that its followers were told.
 */
export function wakeFollowers({ pool, store, notificationListener, onError }: Deps): FollowerWaking {
  const { updates } = store;
  let seenBeside: ReadonlyMap<string, string> = new Map();

  /** Read once, before its followers all ask for the same. */
  function gameReached(id: string, version: number): void {
    if (!updates.isFollowed(id)) return;
    store.reached(id, version).then(() => updates.emit(id, version), onError);
  }

  async function checkOnce(): Promise<void> {
    const followed = updates.followed();
    if (followed.length === 0) return;
    const heads = await headsOf(pool, followed);
    for (const { id, version, beside } of heads) {
      updates.emit(id, version);
      if (seenBeside.get(id) !== beside) updates.emitSideUpdate(id);
    }
    seenBeside = new Map(heads.map(({ id, beside }) => [id, beside]));
  }

  const checks = oneAtATime(checkOnce);
  const check = () => checks("heads");

  notificationListener.subscribe(gameUpdatesChannel, (batch) => {
    for (const word of batch.split(",")) gameReached(...headIn(word));
  });
  notificationListener.subscribe(tournamentChannel, (word) => updates.emit(...headIn(word)));
  notificationListener.subscribe(sideUpdatesChannel, (id) => updates.emitSideUpdate(id));
  notificationListener.onReconnect(() => {
    seenBeside = new Map();
    check().catch(onError);
  });
  return { check };
}

function headIn(word: string): [id: string, version: number] {
  const [id = "", version = "0"] = word.split(" ");
  return [id, Number(version)];
}
