import type { deliveries as words } from "@seneschal/schema";
import { valueWords } from "@seneschal/wording/letters";
import type { Brief } from "../delivery/notification-text.ts";
import type { ToldNotice } from "../notice.ts";

interface Message {
  readonly kind: words.Delivery["kind"];
  readonly at: Date;
  readonly notice: ToldNotice;
  readonly brief: Brief;
  readonly address: string;
}

/** Returns the body of a webhook in its format. */
export function webhookBody(format: words.Webhook["format"], message: Message): string {
  return JSON.stringify(bodies[format](message));
}

const bodies: Readonly<Record<words.Webhook["format"], (message: Message) => object>> = {
  json: ({ kind, at, notice, brief: { title, text, lines, language }, address }) => ({
    type: `notice.${kind}`,
    timestamp: at.toISOString(),
    data: {
      kind,
      letter: notice.kind,
      values: valueWords(language)(notice.values),
      url: address,
      language,
      title,
      text,
      since: lines,
    },
  }),
  discord: ({ brief, address }) => ({
    content: message(brief, address, { bold: "**", longest: discordLongest, escaped: escapedForDiscord }),
    // Names can contain anything: they must not mention anyone.
    allowed_mentions: { parse: [] },
  }),
  slack: ({ brief, address }) => ({
    text: message(brief, address, { bold: "*", longest: slackLongest, escaped: escapedForSlack }),
  }),
};

const discordLongest = 2000;
const slackLongest = 3000;
const linesMax = 6;

interface Manner {
  readonly bold: string;
  readonly longest: number;
  readonly escaped: (text: string) => string;
}

/** If the message is too long, the oldest lines are left out. */
function message({ title, text, lines }: Brief, address: string, { bold, longest, escaped }: Manner): string {
  const told = lines.slice(-linesMax).map((line) => `– ${escaped(line)}`);
  for (;;) {
    const whole = [`${bold}${escaped(title)}${bold}`, escaped(text), ...told, address].join("\n");
    if (whole.length <= longest || told.length === 0) return whole.slice(0, longest);
    told.shift();
  }
}

function escapedForDiscord(text: string): string {
  return text.replace(/[\\*_~`|>[\]()#@<-]/g, "\\$&");
}

function escapedForSlack(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
