import type { gameWebhookKinds, tournamentWebhookKinds } from "@seneschal/schema/lists";
import type { NotificationText } from "../delivery/notification-text.ts";

/** A game or a tournament that webhooks tell of. */
export type Subject =
  | { readonly type: "game"; readonly id: string }
  | { readonly type: "tournament"; readonly id: string };

/** How far spectators may see now. */
export interface Reach {
  /** The head. */
  readonly head: number;
  /** The last version that they may see. */
  readonly version: number;
  /** When this version rises next, unless the head moves before. */
  readonly risesAt: Date | undefined;
}

/** The versions that a message is about: later than `after`, up to `upTo`. */
export interface Range {
  readonly after: number;
  readonly upTo: number;
}

/** What happened in a game or tournament, as spectators see it. */
export interface News extends NotificationText {
  /** The kind of the most important event. */
  readonly kind: (typeof gameWebhookKinds | typeof tournamentWebhookKinds)[number];
  /** The game or tournament, as the message names it. */
  readonly about: object;
  /** The events of the kinds that were asked for. */
  readonly events: readonly object[];
  /** The page of the site. */
  readonly path: string;
  /** The accounts whose turn it is, if spectators see it at once. */
  readonly onTurn: readonly string[];
}

export interface NewsRequest extends Range {
  readonly kinds: readonly string[];
  readonly language: NotificationText["language"];
}

/** Tells what spectators see of games and tournaments. */
export interface NewsSource {
  /** Undefined if the account may no longer have a webhook here. */
  reach(subject: Subject, account: string): Promise<Reach | undefined>;
  /** Undefined if nothing of these kinds happened. The same each time, apart from names. */
  news(subject: Subject, request: NewsRequest): Promise<News | undefined>;
}

interface AboutSubject {
  readonly game: string | null;
  readonly tournament: string | null;
}

/** The page on which a webhook is managed. */
export function pageOf(webhook: AboutSubject): string {
  const subject = subjectOf(webhook);
  return subject === undefined ? "/account/notifications" : `/${subject.type}s/${subject.id}`;
}

/** What a webhook is about; undefined for those of accounts. */
export function subjectOf({ game, tournament }: AboutSubject): Subject | undefined {
  if (game !== null) return { type: "game", id: game };
  return tournament === null ? undefined : { type: "tournament", id: tournament };
}
