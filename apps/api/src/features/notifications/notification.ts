import type { notifications as schemas } from "@seneschal/schema";
import { z } from "zod";
import { messageValues } from "../../platform/jobs/message-values.ts";

/** The setting that turns each template on or off. */
const kindOfTemplate = {
  "your-turn": "turn",
  "clock-runs": "clock",
  invited: "invited",
  "player-joined": "host",
  "invitation-declined": "host",
  "host-changed": "host",
  "game-full": "host",
  "ready-check": "vote",
  "game-began": "began",
  "game-over": "over",
  talk: "talk",
  "seat-left": "vote",
  excused: "seat",
  "seat-lost": "seat",
  "seat-taken": "seat",
  "seat-given": "seat",
  "presence-check": "seat",
  "replacement-vote": "vote",
  "undo-asked": "vote",
  "undo-declined": "seat",
  "rollback-asked": "vote",
  "rolled-back": "seat",
  "shortening-proposed": "vote",
  "shortening-declined": "seat",
  "game-shortened": "seat",
  "substitute-wanted": "substitute",
  "check-in-opened": "tournament",
  "check-in-ends": "tournament",
  "round-published": "tournament",
  bye: "tournament",
  "deadline-near": "tournament",
  "result-reported": "tournament",
  "moved-up": "tournament",
  "substituted-in": "tournament",
  "removed-from-tournament": "tournament",
  "not-checked-in": "tournament",
  "tournament-cancelled": "tournament",
  "tournament-over": "tournament",
  announcement: "tournament",
  "tables-overdue": "directing",
  "table-stopped": "directing",
  "result-disputed": "directing",
  "result-unconfirmed": "directing",
  "result-in-doubt": "directing",
  "round-drafted": "directing",
  "results-complete": "directing",
  "pairing-failed": "directing",
  "start-overdue": "directing",
} as const satisfies Record<string, schemas.NotificationKind>;
export type NotificationTemplate = keyof typeof kindOfTemplate;

const since = z.object({ game: z.uuid(), seat: z.int(), upTo: z.int() });
export type Since = z.infer<typeof since>;

/** The facts of a notification, rendered when it is sent. */
export const notificationContent = z.object({
  kind: z.enum([...(Object.keys(kindOfTemplate) as NotificationTemplate[]), "test"]),
  values: messageValues,
  /** The link: a path of the site. */
  path: z.string().startsWith("/"),
  /** For turns: the seat and the version of the game. */
  since: since.optional(),
});
export type NotificationContent = z.infer<typeof notificationContent>;

/** A notification of an account. */
export interface Notification extends NotificationContent {
  readonly kind: NotificationTemplate;
  /** Names the event permanently, so that nobody is notified of it twice. */
  readonly key: string;
}

/** The game that a notification is about; undefined if it is about something else. */
export function gameOf({ path }: Pick<NotificationContent, "path">): string | undefined {
  return /^\/games\/([0-9a-f-]{36})$/.exec(path)?.[1];
}

export function settingFor({ kind }: Pick<Notification, "kind">): schemas.NotificationKind {
  return kindOfTemplate[kind];
}
