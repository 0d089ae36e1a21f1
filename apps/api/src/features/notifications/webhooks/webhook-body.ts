import type { deliveries as schemas } from "@seneschal/schema";
import { valueFormatter } from "@seneschal/wording/emails";
import type { NotificationText } from "../delivery/notification-text.ts";
import type { NotificationContent } from "../notification.ts";

interface Message {
  readonly kind: schemas.Delivery["kind"];
  readonly at: Date;
  readonly notice: NotificationContent;
  readonly content: NotificationText;
  readonly address: string;
  /** The game that the notification is about, if any. */
  readonly game: AboutGame | undefined;
}

export interface AboutGame {
  readonly id: string;
  readonly ruleset: string;
  readonly revision: number;
  readonly version: number;
}

/** Returns the body of a webhook in its format. */
export function webhookBody(format: schemas.Webhook["format"], message: Message): string {
  return JSON.stringify(bodies[format](message));
}

const bodies: Readonly<Record<schemas.Webhook["format"], (message: Message) => object>> = {
  json: ({ kind, at, notice, content: { title, text, lines, language }, address, game }) => ({
    type: `notice.${kind}`,
    timestamp: at.toISOString(),
    data: {
      kind,
      letter: notice.kind,
      game: game ?? null,
      // For programs, times stay as they are.
      values: valueFormatter(language, ({ at: instant }) => instant)(notice.values),
      url: address,
      language,
      title,
      text,
      since: lines,
    },
  }),
  discord: ({ content, address }) => ({
    content: message(content, address, { bold: "**", lengthMax: discordLengthMax, escapeText: escapedForDiscord }),
    // Names can contain anything: they must not mention anyone.
    allowed_mentions: { parse: [] },
  }),
  slack: ({ content, address }) => ({
    text: message(content, address, { bold: "*", lengthMax: slackLengthMax, escapeText: escapedForSlack }),
  }),
};

const discordLengthMax = 2000;
const slackLengthMax = 3000;
const linesMax = 6;

interface Style {
  readonly bold: string;
  readonly lengthMax: number;
  readonly escapeText: (text: string) => string;
}

/** If the message is too long, the oldest lines are left out. */
function message(
  { title, text, lines }: NotificationText,
  address: string,
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
