import { oneAtATime } from "../../event-store/one-at-a-time.ts";
import { Followers, type Listener, parseHeadNotification } from "../../event-store/updates/followers.ts";
import { sideUpdatesChannel } from "../../event-store/updates/game-updates.ts";
import type { NotificationListener } from "../../platform/postgres/notification-listener.ts";
import { type TournamentStore, tournamentUpdatesChannel } from "./tournament-store.ts";

interface Deps {
  readonly store: Pick<TournamentStore, "headsOf">;
  readonly notificationListener: NotificationListener;
  readonly onError: (error: unknown) => void;
}

export interface TournamentUpdates {
  /** Calls back with each new version of a tournament and each change of its chat, from any process. Returns how to stop. */
  follow(tournament: string, listener: Listener): () => void;
  /** Compares all followed tournaments with the database, in case a notification was lost. */
  check(): Promise<void>;
}

export function tournamentUpdates({ store, notificationListener, onError }: Deps): TournamentUpdates {
  const followers = new Followers();
  let known: ReadonlyMap<string, string | null> = new Map();
  const checks = oneAtATime(async () => {
    const followed = followers.followed();
    if (followed.length === 0) return;
    const heads = await store.headsOf(followed);
    for (const { id, version, chatChange } of heads) {
      followers.emit(id, version);
      if (known.get(id) !== chatChange) followers.emitSideUpdate(id);
    }
    known = new Map(heads.map(({ id, chatChange }) => [id, chatChange]));
  });
  const check = () => checks("heads");
  notificationListener.subscribe(tournamentUpdatesChannel, (head) => followers.emit(...parseHeadNotification(head)));
  notificationListener.subscribe(sideUpdatesChannel, (id) => followers.emitSideUpdate(id));
  notificationListener.onReconnect(() => void check().catch(onError));
  return { follow: (tournament, listener) => followers.follow(tournament, listener), check };
}
