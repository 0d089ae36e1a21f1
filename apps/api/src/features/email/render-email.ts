import { letterWords } from "@seneschal/wording/letters";
import type { EmailMessage } from "./email-message.ts";
import { type Part, pageOf } from "./page.ts";

/** A rendered e-mail. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** At most this many lines of what happened; the game shows the others. */
const linesMax = 12;

/** Renders an e-mail in the language of its reader. `chronicle` is what happened since their last turn. */
export function renderEmail(letter: EmailMessage, site: string, chronicle: readonly string[]): Mail {
  const { id, to, name, language, kind, values, path, unsubscribe } = letter;
  const words = letterWords(language);
  const address = (of: string) => new URL(of, site).href;
  const parts: readonly Part[] = [
    { text: words("greeting", { name }) },
    { text: words(`${kind}.text`, { name, ...values }) },
    ...happened(letter, words, chronicle),
    ...(letter.items ?? []).map((item) => ({
      text: words(`${item.kind}.subject`, { name, ...item.values }),
      address: address(item.path),
    })),
    { text: words(`${kind}.deed`), address: address(path) },
  ];
  const foot: readonly Part[] = [
    { text: words("foot", { site: new URL(site).host }) },
    ...(unsubscribe === undefined
      ? []
      : [
          {
            text: words(`unsubscribe.${unsubscribe.kind}`),
            address: address(`/account/unsubscribe#${tokenOf(unsubscribe)}`),
          },
        ]),
  ];
  return {
    id,
    to,
    subject: words(`${kind}.subject`, { name, ...values }),
    ...pageOf(language, parts, foot),
    headers: unsubscribe === undefined ? {} : oneClick(tokenOf(unsubscribe), address),
  };
}

/** The latest lines of what happened since the reader's last turn. */
function happened(
  { since }: EmailMessage,
  words: ReturnType<typeof letterWords>,
  chronicle: readonly string[],
): readonly Part[] {
  if (since === undefined || chronicle.length === 0) return [];
  const told = chronicle.slice(-linesMax);
  const earlier = chronicle.length - told.length;
  return [{ text: words("since"), lines: [...(earlier > 0 ? [words("earlier", { count: earlier })] : []), ...told] }];
}

/** The kind is part of the token, so that one click unsubscribes from this kind only. */
function tokenOf({ token, kind }: NonNullable<EmailMessage["unsubscribe"]>): string {
  return `${token}.${kind}`;
}

/** RFC 8058: mail programs show an unsubscribe button. */
function oneClick(token: string, address: (path: string) => string): Mail["headers"] {
  return {
    "List-Unsubscribe": `<${address(`/v1/unsubscriptions/${token}`)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
