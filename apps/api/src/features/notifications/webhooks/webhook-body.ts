import type { deliveries as schemas } from "@seneschal/schema";
import { valueFormatter } from "@seneschal/wording/emails";
import type { NotificationText } from "../delivery/notification-text.ts";
import type { NotificationContent } from "../notification.ts";
import type { News, Subject } from "./news.ts";

/** What a message says, in each format. */
export interface WebhookMessage {
  /** For programs. */
  readonly json: object;
  /** For people. */
  readonly content: NotificationText;
  /** Older lines are left out. */
  readonly linesMax: number;
  /** The page of the site. */
  readonly address: string;
  /** The user ids at Discord that are mentioned: nobody else is. */
  readonly discordUsers: readonly string[];
}

/** Returns the body of a webhook in its format. */
export function webhookBody(format: schemas.Webhook["format"], message: WebhookMessage): string {
  return JSON.stringify(bodies[format](message));
}

const bodies: Readonly<Record<schemas.Webhook["format"], (message: WebhookMessage) => object>> = {
  json: ({ json }) => json,
  discord: ({ discordUsers, ...message }) => ({
    content: [
      ...(discordUsers.length === 0 ? [] : [discordUsers.map((user) => `<@${user}>`).join(" ")]),
      textOf(message, {
        bold: "**",
        lengthMax: discordLengthMax - mentionLengthMax * discordUsers.length,
        escapeText: escapedForDiscord,
      }),
    ].join("\n"),
    // Names can contain anything: they must not mention anyone.
    allowed_mentions: { parse: [], ...(discordUsers.length > 0 && { users: discordUsers }) },
  }),
  slack: (message) => ({
    text: textOf(message, { bold: "*", lengthMax: slackLengthMax, escapeText: escapedForSlack }),
  }),
};

interface Notice {
  readonly kind: schemas.Delivery["kind"];
  readonly at: Date;
  readonly notice: NotificationContent;
  readonly content: NotificationText;
  readonly address: string;
  /** The game that the notification is about, if any. */
  readonly game: AboutGame | undefined;
  /** Of the account stream. */
  readonly events: readonly object[];
}

export interface AboutGame {
  readonly id: string;
  readonly ruleset: string;
  readonly revision: number;
  readonly version: number;
}

/** A notification of an account, or a test. */
export function noticeMessage({ kind, at, notice, content, address, game, events }: Notice): WebhookMessage {
  const { title, text, lines, language } = content;
  const json = {
    type: `notice.${kind}`,
    timestamp: at.toISOString(),
    data: {
      kind,
      letter: notice.kind,
      game: game ?? null,
      events,
      // For programs, times stay as they are.
      values: valueFormatter(language, ({ at: instant }) => instant)(notice.values),
      url: address,
      language,
      title,
      text,
      since: lines,
    },
  };
  return { json, content, linesMax: noticeLinesMax, address, discordUsers: [] };
}

interface Announcement {
  readonly subject: Subject;
  readonly at: Date;
  readonly news: News;
  readonly address: string;
  readonly discordUsers: readonly string[];
}

/** What happened in a game or tournament. */
export function newsMessage({ subject, at, news, address, discordUsers }: Announcement): WebhookMessage {
  const { kind, about, events, title, text, lines, language } = news;
  const json = {
    type: `${subject.type}.${kind}`,
    timestamp: at.toISOString(),
    data: { kind, [subject.type]: about, events, url: address, language, title, text, since: lines },
  };
  return { json, content: news, linesMax: newsLinesMax, address, discordUsers };
}

const discordLengthMax = 2000;
const slackLengthMax = 3000;
/** The length of `<@…>`, and a space. */
const mentionLengthMax = 24;
const noticeLinesMax = 6;
const newsLinesMax = 20;

interface Style {
  readonly bold: string;
  readonly lengthMax: number;
  readonly escapeText: (text: string) => string;
}

/** If the message is too long, the oldest lines are left out. */
function textOf(
  { content: { title, text, lines }, linesMax, address }: Pick<WebhookMessage, "content" | "linesMax" | "address">,
  { bold, lengthMax, escapeText }: Style,
): string {
  const shown = lines.slice(-linesMax).map((line) => `– ${escapeText(line)}`);
  for (;;) {
    const whole = [`${bold}${escapeText(title)}${bold}`, escapeText(text), ...shown, address].join("\n");
    if (whole.length <= lengthMax || shown.length === 0) return whole.slice(0, lengthMax);
    shown.shift();
  }
}

function escapedForDiscord(text: string): string {
  return text.replace(/[\\*_~`|>[\]()#@<-]/g, "\\$&");
}

function escapedForSlack(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
