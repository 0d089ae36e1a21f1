import { oneAtATime } from "../../event-store/one-at-a-time.ts";
import { Followers, type Listener, parseHeadNotification } from "../../event-store/updates/followers.ts";
import type { NotificationListener } from "../../platform/postgres/notification-listener.ts";
import { type TournamentStore, tournamentUpdatesChannel } from "./tournament-store.ts";

interface Deps {
  readonly store: Pick<TournamentStore, "versionsOf">;
  readonly notificationListener: NotificationListener;
  readonly onError: (error: unknown) => void;
}

export interface TournamentUpdates {
  /** Calls back with each new version of a tournament, from any process. Returns how to stop. */
  follow(tournament: string, listener: Listener): () => void;
  /** Compares all followed tournaments with the database, in case a notification was lost. */
  check(): Promise<void>;
}

export function tournamentUpdates({ store, notificationListener, onError }: Deps): TournamentUpdates {
  const followers = new Followers();
  const checks = oneAtATime(async () => {
    const followed = followers.followed();
    if (followed.length === 0) return;
    for (const { id, version } of await store.versionsOf(followed)) followers.emit(id, version);
  });
  const check = () => checks("versions");
  notificationListener.subscribe(tournamentUpdatesChannel, (head) => followers.emit(...parseHeadNotification(head)));
  notificationListener.onReconnect(() => void check().catch(onError));
  return { follow: (tournament, listener) => followers.follow(tournament, listener), check };
}
