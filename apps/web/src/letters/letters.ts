import { createTranslator } from "use-intl/core";
import calendarEn from "../messages/en/calendar.json" with { type: "json" };
import en from "../messages/en/mail.json" with { type: "json" };
import calendarFr from "../messages/fr/calendar.json" with { type: "json" };
import fr from "../messages/fr/mail.json" with { type: "json" };

/** What the house writes to people, in the words of this site. The API reads them by this door. */
export const letterMessages = { en: { mail: en }, fr: { mail: fr } } as const;

/** What stands in a calendar that somebody takes home. */
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

export type LetterValues = Readonly<Record<string, string | number>>;

/** Speaks the sentences of letters in a language. */
export function letterWords(language: "en" | "fr"): (key: string, values?: LetterValues) => string {
  const say = createTranslator({ locale: language, messages: letterMessages[language], namespace: "mail" });
  return (key, values = {}) => say(key as never, values as never);
}
