import { createTranslator } from "use-intl/core";
import calendarEn from "../../messages/en/calendar.json" with { type: "json" };
import commonEn from "../../messages/en/common.json" with { type: "json" };
import en from "../../messages/en/mail.json" with { type: "json" };
import calendarFr from "../../messages/fr/calendar.json" with { type: "json" };
import commonFr from "../../messages/fr/common.json" with { type: "json" };
import fr from "../../messages/fr/mail.json" with { type: "json" };

/** The e-mails that the server sends, in the words of the site. The API reads them here. */
export const letterMessages = { en: { mail: en }, fr: { mail: fr } } as const;

/** The entry of a calendar that players can download. */
export const calendarMessages = { en: { calendar: calendarEn }, fr: { calendar: calendarFr } } as const;

/** Each kind of letter has a subject, a text, and a link that says a deed. */
export const letterKinds = [
  "confirm-address",
  "address-in-use",
  "reset-password",
  "address-changed",
  "password-changed",
  "second-factor",
  "sanctioned",
  "sanction-lifted",
  "farewell",
  "your-turn",
  "clock-runs",
  "invited",
  "game-began",
  "game-over",
  "talk",
  "seat-left",
  "undo-asked",
  "rollback-asked",
  "result-in-doubt",
  "substitute-wanted",
  "digest",
  "webhook-off",
  "test",
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** A person mentioned in an e-mail; for bots, `kind` is null. */
export interface NamedInLetter {
  readonly name: string;
  readonly nameKind: "registered" | "unclaimed" | "guest" | null;
  /** What they have reached, where that is told. */
  readonly score?: number | undefined;
}
export type LetterValues = Readonly<Record<string, string | number | readonly NamedInLetter[]>>;

/** Speaks the sentences of letters in a language. */
export function letterWords(language: "en" | "fr"): (key: string, values?: LetterValues) => string {
  const say = createTranslator({ locale: language, messages: letterMessages[language], namespace: "mail" });
  const wordsOf = valueWords(language);
  return (key, values = {}) => say(key as never, wordsOf(values) as never);
}

/** Puts the facts of letters into words: who has not registered their name is marked wherever they are named. */
export function valueWords(language: "en" | "fr"): (values: LetterValues) => Readonly<Record<string, string | number>> {
  const nameOf = nameWords(language);
  const named = (one: NamedInLetter) => [nameOf(one), one.score].filter((part) => part !== undefined).join(" ");
  return (values) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        key,
        typeof value === "object" ? value.map(named).join(", ") : value,
      ]),
    );
}

/** A name with its mark, as it stands in a sentence. */
export function nameWords(language: "en" | "fr"): (one: NamedInLetter) => string {
  const { names } = nameMessages[language];
  const say = createTranslator({ locale: language, messages: names.marked });
  return ({ name, nameKind }) => (nameKind === null || nameKind === "registered" ? name : say(nameKind, { name }));
}

const nameMessages = { en: commonEn, fr: commonFr } as const;
