import { emailTranslator } from "@seneschal/wording/emails";
import type { EmailMessage } from "./email-message.ts";
import { layout, type Part } from "./layout.ts";

/** A rendered e-mail. */
export interface RenderedEmail {
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
export function renderEmail(message: EmailMessage, site: string, chronicle: readonly string[]): RenderedEmail {
  const { id, to, name, language, kind, values, path, unsubscribe } = message;
  const t = emailTranslator(language);
  const address = (of: string) => new URL(of, site).href;
  const parts: readonly Part[] = [
    { text: t("greeting", { name }) },
    { text: t(`${kind}.text`, { name, ...values }) },
    ...recentEvents(message, t, chronicle),
    ...itemsOf(message, t, address),
    { text: t(`${kind}.action`), address: address(path) },
    ...waitingGames(message, t, address),
  ];
  const foot: readonly Part[] = [
    { text: t(kind === "confirm-address" ? "footUnconfirmed" : "foot", { site: new URL(site).host }) },
    ...unsubscribeLinks(unsubscribe, t, address),
  ];
  return {
    id,
    to,
    subject: t(`${kind}.subject`, { name, ...values }),
    ...layout({ language, labelOf: (text) => t("label", { name: text }) }, parts, foot),
    headers: unsubscribe === undefined ? {} : unsubscribeHeaders(tokenOfOneClick(message, unsubscribe), address),
  };
}

type Translate = ReturnType<typeof emailTranslator>;
type AddressOf = (path: string) => string;

/** What a summary is about, each with a link and the deadline of a turn. */
function itemsOf({ name, items = [] }: EmailMessage, t: Translate, address: AddressOf): readonly Part[] {
  return items.map(({ kind, values, path }) => {
    const item = t(`${kind}.subject`, { name, ...values });
    const { deadline } = values;
    const isTurn = kind === "your-turn" && deadline !== undefined;
    return { text: isTurn ? t("until", { item, deadline }) : item, address: address(path) };
  });
}

/** The other games that wait for the reader, under a heading. */
function waitingGames({ waiting = [] }: EmailMessage, t: Translate, address: AddressOf): readonly Part[] {
  if (waiting.length === 0) return [];
  const games = waiting.map(({ game, path, deadline }) => ({
    text: deadline === undefined ? game : t("until", { item: game, deadline }),
    address: address(path),
  }));
  return [{ text: t("waiting", { count: waiting.length }) }, ...games];
}

/** The latest lines of what happened since the reader's last turn. */
function recentEvents({ since }: EmailMessage, t: Translate, chronicle: readonly string[]): readonly Part[] {
  if (since === undefined || chronicle.length === 0) return [];
  const shown = chronicle.slice(-linesMax);
  const earlier = chronicle.length - shown.length;
  return [{ text: t("since"), lines: [...(earlier > 0 ? [t("earlier", { count: earlier })] : []), ...shown] }];
}

type Unsubscribe = NonNullable<EmailMessage["unsubscribe"]>;

/** The links below an e-mail: they turn off this kind of e-mail, or all e-mails about the game. */
function unsubscribeLinks(unsubscribe: Unsubscribe | undefined, t: Translate, address: AddressOf): readonly Part[] {
  if (unsubscribe === undefined) return [];
  const link = (text: string, token: string) => ({ text, address: address(`/account/unsubscribe#${token}`) });
  const kind = link(t(`unsubscribe.${unsubscribe.kind}`), tokenOfKind(unsubscribe));
  const game = tokenOfGame(unsubscribe);
  return game === undefined ? [kind] : [kind, link(t("unsubscribe.game"), game)];
}

/** What is turned off is part of the token, so that one click turns off nothing else. */
const tokenOfKind = ({ token, kind }: Unsubscribe) => `${token}.${kind}`;
const tokenOfGame = ({ token, game }: Unsubscribe) => (game === undefined ? undefined : `${token}.game-${game}`);

/** The button of a mail program turns off the game if the e-mail is about nothing else. */
function tokenOfOneClick({ waiting = [] }: EmailMessage, unsubscribe: Unsubscribe): string {
  return (waiting.length === 0 ? tokenOfGame(unsubscribe) : undefined) ?? tokenOfKind(unsubscribe);
}

/** RFC 8058: mail programs show an unsubscribe button. */
function unsubscribeHeaders(token: string, address: (path: string) => string): RenderedEmail["headers"] {
  return {
    "List-Unsubscribe": `<${address(`/v1/unsubscriptions/${token}`)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
