import { oneAtATime } from "../../../event-store/one-at-a-time.ts";
import { Followers, type Listener, parseHeadNotification } from "../../../event-store/updates/followers.ts";
import type { NotificationListener } from "../../../platform/postgres/notification-listener.ts";
import { type StudyStore, studyUpdatesChannel } from "../study-store.ts";

interface Deps {
  readonly store: Pick<StudyStore, "headsOf">;
  readonly notificationListener: NotificationListener;
  readonly onError: (error: unknown) => void;
}

export interface StudyUpdates {
  /** Calls back with each new version of a study, from any process. Returns how to stop. */
  follow(study: string, listener: Listener): () => void;
  /** Compares all followed studies with the database, in case a notification was lost. */
  check(): Promise<void>;
}

export function studyUpdates({ store, notificationListener, onError }: Deps): StudyUpdates {
  const followers = new Followers();
  const checks = oneAtATime(async () => {
    const followed = followers.followed();
    if (followed.length === 0) return;
    for (const { id, version } of await store.headsOf(followed)) followers.emit(id, version);
  });
  const check = () => checks("heads");
  notificationListener.subscribe(studyUpdatesChannel, (head) => followers.emit(...parseHeadNotification(head)));
  notificationListener.onReconnect(() => void check().catch(onError));
  return { follow: (study, listener) => followers.follow(study, listener), check };
}
