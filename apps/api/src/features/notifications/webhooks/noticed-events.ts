import type { accountStream } from "@seneschal/schema";
import type { NotificationContent } from "../notification.ts";

/** Finds the events of the account stream that a notification is about; none if it is about something else. */
export type NoticedEvents = (request: {
  readonly account: string;
  /** When the notification was created. */
  readonly at: Date;
  readonly notice: NotificationContent;
}) => Promise<readonly accountStream.AccountEvent[]>;
