import calendarEn from "../messages/en/calendar.json" with { type: "json" };
import en from "../messages/en/mail.json" with { type: "json" };
import calendarFr from "../messages/fr/calendar.json" with { type: "json" };
import fr from "../messages/fr/mail.json" with { type: "json" };

/** What the house writes to people, in the words of this site. The API reads them by this door and no other. */
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
  "your-turns",
  "clock-runs",
] as const;
export type LetterKind = (typeof letterKinds)[number];
