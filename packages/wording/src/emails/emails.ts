import { createTranslator } from "use-intl/core";
import commonEn from "../../messages/en/common.json" with { type: "json" };
import en from "../../messages/en/emails.json" with { type: "json" };
import commonFr from "../../messages/fr/common.json" with { type: "json" };
import fr from "../../messages/fr/emails.json" with { type: "json" };
import { gameTranslator, hasWording, titleOf } from "../chronicle/chronicle-lines.ts";
import { joinClauses } from "../clauses.ts";
import type { Translate } from "../entries/entry.ts";
import { describeScore, type Scored } from "../outcome.ts";

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
  "passkey-changed",
  "token-created",
  "token-revoked",
  "app-connected",
  "app-disconnected",
  "sanctioned",
  "sanction-lifted",
  "bot-sanctioned",
  "bot-sanction-lifted",
  "bot-token-revoked",
  "farewell",
  "your-turn",
  "clock-runs",
  "invited",
  "player-joined",
  "invitation-declined",
  "host-changed",
  "game-full",
  "ready-check",
  "game-began",
  "game-over",
  "talk",
  "seat-left",
  "excused",
  "seat-lost",
  "seat-taken",
  "seat-given",
  "presence-check",
  "replacement-vote",
  "undo-asked",
  "undo-declined",
  "rollback-asked",
  "rolled-back",
  "shortening-proposed",
  "shortening-declined",
  "game-shortened",
  "result-in-doubt",
  "substitute-wanted",
  "check-in-opened",
  "check-in-ends",
  "round-published",
  "bye",
  "deadline-near",
  "result-reported",
  "moved-up",
  "substituted-in",
  "removed-from-tournament",
  "not-checked-in",
  "tournament-cancelled",
  "tournament-over",
  "announcement",
  "tables-overdue",
  "table-stopped",
  "result-disputed",
  "result-unconfirmed",
  "round-drafted",
  "results-complete",
  "pairing-failed",
  "start-overdue",
  "digest",
  "webhook-off",
  "test",
] as const;
export type EmailKind = (typeof emailKinds)[number];

/** A person mentioned in an e-mail; for bots, `nameKind` is null. */
export interface EmailPerson {
  /** Empty for deleted accounts. */
  readonly name: string;
  readonly nameKind: "registered" | "unclaimed" | "guest" | "bot" | null;
  /** The result of this player, if the e-mail names it. */
  readonly result?: (Scored & { readonly ruleset: string }) | undefined;
  /** The same in waiting e-mails from before `result`. */
  readonly score?: number | undefined;
}
/** An instant, and the time zone of its reader. */
export interface EmailMoment {
  readonly at: string;
  readonly zone: string;
}
/** A bot in a tournament, by its number. In e-mails that wait since earlier versions, null is a deleted account. */
export interface EmailBot {
  readonly bot: number | null;
}
type People = readonly (EmailPerson | EmailBot)[];
export type EmailValues = Readonly<Record<string, string | number | EmailMoment | People>>;

/** Translates the messages of e-mails into a language. */
export function emailTranslator(language: "en" | "fr"): (key: string, values?: EmailValues) => string {
  const translate = translatorOf(language);
  const formatValues = valueFormatter(language);
  return (key, values = {}) =>
    translate(key, { ...missingValues, ...formatValues(values), ...describeTurn(language, values) });
}

/** For waiting e-mails from before these values existed. */
const missingValues = {
  how: "other",
  until: "open",
  next: "bot",
  more: 0,
  deadline: "none",
  turns: 0,
  stopped: "none",
};

/** The game and the question of a turn in words: "Village", "Take a cube". E-mails of other kinds and older ones have neither. */
function describeTurn(language: "en" | "fr", { ruleset, question }: EmailValues) {
  if (typeof ruleset !== "string" || typeof question !== "string" || !hasWording(ruleset)) return { question: "none" };
  const t = gameTranslator(language, ruleset);
  return { ruleset: titleOf(t, ruleset), question: t(`ask.${question}`) };
}

function translatorOf(language: "en" | "fr"): Translate {
  const translate = createTranslator({ locale: language, messages: emailMessages[language], namespace: "emails" });
  return (key, values) => translate(key as never, values as never);
}

/**
 * Turns lists of people into text: "Maud, Odo (guest)", or with results "Maud, 3 points; Odo (guest), 2 points". Instants
 * become dates, "Sunday 29 November at 10:31", unless `formatTime` says otherwise.
 */
export function valueFormatter(
  language: "en" | "fr",
  formatTime = (moment: EmailMoment) => formatMoment(language, moment),
): (values: EmailValues) => Readonly<Record<string, string | number>> {
  const formatPeople = peopleFormatter(language);
  const formatted = (value: EmailValues[string]) => {
    if (typeof value !== "object") return value;
    return "zone" in value ? formatTime(value) : formatPeople(value);
  };
  return (values) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, formatted(value)]));
}

function peopleFormatter(language: "en" | "fr"): (people: People) => string {
  const translate = translatorOf(language);
  const formatName = nameFormatter(language);
  const formatPerson = (person: People[number]) => {
    if ("name" in person) return `${formatName(person)}${formatResult(language, person)}`;
    return person.bot === null ? formatName(deletedAccount) : translate("bot", { number: person.bot });
  };
  return (people) =>
    people.some((person) => "result" in person && person.result !== undefined)
      ? joinClauses(translate, people.map(formatPerson))
      : people.map(formatPerson).join(", ");
}

const deletedAccount: EmailPerson = { name: "", nameKind: null };

const dateLocales = { en: "en-GB", fr: "fr-FR" } as const;

function formatMoment(language: "en" | "fr", { at, zone }: EmailMoment): string {
  const format = new Intl.DateTimeFormat(dateLocales[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: zone,
  });
  return format.format(new Date(at));
}

function formatResult(language: "en" | "fr", { result, score }: EmailPerson): string {
  if (result === undefined) return score === undefined ? "" : ` ${score}`;
  if (!hasWording(result.ruleset)) return ` ${result.score}`;
  return `, ${describeScore(gameTranslator(language, result.ruleset), result)}`;
}

/** Marks names that are not registered: "Odo (guest)". Deleted accounts have an empty name. */
export function nameFormatter(language: "en" | "fr"): (person: EmailPerson) => string {
  const { names } = nameMessages[language];
  const translate = createTranslator({ locale: language, messages: names.marked });
  return ({ name, nameKind }) => {
    if (name === "") return names.deletedAccount;
    return nameKind === null || nameKind === "registered" ? name : translate(nameKind, { name });
  };
}

const nameMessages = { en: commonEn, fr: commonFr } as const;
