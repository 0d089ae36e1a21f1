import { createTranslator } from "use-intl/core";
import commonEn from "../../messages/en/common.json" with { type: "json" };
import en from "../../messages/en/emails.json" with { type: "json" };
import commonFr from "../../messages/fr/common.json" with { type: "json" };
import fr from "../../messages/fr/emails.json" with { type: "json" };

/** The texts of the e-mails that the server sends. */
export const emailMessages = { en: { emails: en }, fr: { emails: fr } } as const;

/** Each kind of e-mail has a subject, a text, and the label of its link. The kinds are stored in waiting jobs. */
export const emailKinds = [
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
export type EmailKind = (typeof emailKinds)[number];

/** A person mentioned in an e-mail; for bots, `kind` is null. */
export interface EmailPerson {
  readonly name: string;
  readonly nameKind: "registered" | "unclaimed" | "guest" | null;
  /** The score of this player, if the e-mail names it. */
  readonly score?: number | undefined;
}
export type EmailValues = Readonly<Record<string, string | number | readonly EmailPerson[]>>;

/** Translates the messages of e-mails into a language. */
export function emailTranslator(language: "en" | "fr"): (key: string, values?: EmailValues) => string {
  const translate = createTranslator({ locale: language, messages: emailMessages[language], namespace: "emails" });
  const formatValues = valueFormatter(language);
  return (key, values = {}) => translate(key as never, formatValues(values) as never);
}

/** Turns lists of people into text: "Maud 12, Odo (guest) 7". */
export function valueFormatter(
  language: "en" | "fr",
): (values: EmailValues) => Readonly<Record<string, string | number>> {
  const formatName = nameFormatter(language);
  const formatPerson = (person: EmailPerson) =>
    [formatName(person), person.score].filter((part) => part !== undefined).join(" ");
  return (values) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        key,
        typeof value === "object" ? value.map(formatPerson).join(", ") : value,
      ]),
    );
}

/** Marks names that are not registered: "Odo (guest)". */
export function nameFormatter(language: "en" | "fr"): (person: EmailPerson) => string {
  const { names } = nameMessages[language];
  const translate = createTranslator({ locale: language, messages: names.marked });
  return ({ name, nameKind }) =>
    nameKind === null || nameKind === "registered" ? name : translate(nameKind, { name });
}

const nameMessages = { en: commonEn, fr: commonFr } as const;
