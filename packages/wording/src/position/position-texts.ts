import { createTranslator } from "use-intl/core";
import en from "../../messages/en/position.json" with { type: "json" };
import fr from "../../messages/fr/position.json" with { type: "json" };
import { gameTranslator } from "../chronicle/chronicle-lines.ts";
import type { Translate } from "../entries/entry.ts";
import { hasWording } from "../games/register.ts";
import type { Language } from "../languages.ts";
import { describeScore, type Scored } from "../outcome.ts";
import { type ChoiceShown, choiceLine } from "./choice-texts.ts";
import { viewLines } from "./view-lines.ts";
import { vocabularyOf } from "./vocabulary.ts";

export type { ChoiceShown, Domain } from "./choice-texts.ts";
export { vocabularyOf } from "./vocabulary.ts";
export type { Vocabulary } from "./vocabulary-from.ts";

/** A position of the API, and who reads it in which language. */
export interface PositionRequest {
  readonly language: Language;
  readonly ruleset: string;
  /** The names of the players, by seat. */
  readonly people: readonly string[];
  /** The seat of the reader; null for spectators. */
  readonly yourSeat: number | null;
  readonly position: PositionShown;
}

/** The fields of a position that are put into words. */
export interface PositionShown {
  readonly version: number;
  readonly view: unknown;
  readonly question: { readonly kind: string; readonly seats: readonly number[] } | null;
  readonly choices: readonly ChoiceShown[];
  readonly outcome: { readonly ranking: readonly (Scored & { readonly seat: number; readonly rank: number })[] } | null;
  readonly turnLimit?: { readonly turn: number; readonly last: number } | null | undefined;
  readonly clocks: readonly {
    readonly seat: number;
    readonly leftMilliseconds: number;
    readonly deadline: string | null;
  }[];
}

/** What the game waits for, or how it ended: "Your turn: Take a cube". */
export function questionLines(request: PositionRequest): readonly string[] {
  const { language, people, yourSeat, position } = request;
  const t = translatorOf(language);
  const { question, outcome } = position;
  if (outcome !== null) return [t("over"), ...rankingLines(request, outcome, t)];
  if (question === null) return [];
  const ask = vocabularyOf(request.ruleset, language).named("step", question.kind);
  if (yourSeat !== null && question.seats.includes(yourSeat)) return [t("yourTurn", { ask })];
  const names = question.seats.map((seat) => people[seat] ?? String(seat)).join(", ");
  return [t("waiting", { names, ask })];
}

/** A position as text: who you are, what is asked, the clocks, and everything that your view has. */
export function positionLines(request: PositionRequest): readonly string[] {
  const { language, ruleset, people, yourSeat, position } = request;
  const t = translatorOf(language);
  const { version, turnLimit, view } = position;
  return [
    yourSeat === null ? t("watching") : t("seat", { name: people[yourSeat] ?? "", seat: yourSeat }),
    t("version", { version }),
    ...(turnLimit ? [t("turnLimit", { turn: turnLimit.turn, last: turnLimit.last })] : []),
    ...questionLines(request),
    ...section(t("clocks"), clockLines(request, t)),
    ...section(t("position"), [
      t("leftOut"),
      ...viewLines(view, { ...vocabularyOf(ruleset, language), t, language, people }),
    ]),
  ];
}

/** The choices of a position, one line each, with the ids that moves need in brackets. */
export function choiceLines({ language, ruleset, people, position }: PositionRequest): readonly string[] {
  const t = translatorOf(language);
  if (position.choices.length === 0) return [t("noChoices")];
  const words = { ...vocabularyOf(ruleset, language), people };
  return position.choices.map((choice) => choiceLine(choice, words, t));
}

/** The last steps of a game under their heading; nothing without any. */
export const stepSection = (language: Language, lines: readonly string[]) =>
  section(translatorOf(language)("steps"), lines);

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ["", `## ${title}`, ...lines];
}

function rankingLines(
  { language, ruleset, people }: PositionRequest,
  { ranking }: NonNullable<PositionShown["outcome"]>,
  t: Translate,
): readonly string[] {
  const tGame = hasWording(ruleset) ? gameTranslator(language, ruleset) : undefined;
  return [...ranking]
    .sort((one, other) => one.rank - other.rank)
    .map(({ seat, rank, ...scored }) => {
      const score = tGame === undefined ? String(scored.score) : describeScore(tGame, scored);
      return t("ranked", { rank, name: people[seat] ?? String(seat), score });
    });
}

function clockLines({ people, position }: PositionRequest, t: Translate): readonly string[] {
  return position.clocks.map(({ seat, leftMilliseconds, deadline }) => {
    const name = people[seat] ?? String(seat);
    if (deadline !== null) return t("clockRuns", { name, deadline: deadline.replace(/T(\d\d:\d\d).*$/, " $1 UTC") });
    return t("clockWaits", { name, left: durationOf(leftMilliseconds, t) });
  });
}

function durationOf(milliseconds: number, t: Translate): string {
  const all = Math.floor(milliseconds / 60_000);
  const hours = Math.floor(all / 60);
  if (hours >= 48) return t("days", { days: Math.floor(hours / 24), hours: hours % 24 });
  return t("hours", { hours, minutes: all % 60 });
}

function translatorOf(language: Language): Translate {
  const translate = createTranslator({ locale: language, messages: messages[language] });
  return (key, values) => translate(key as never, values as never);
}

const messages = { en, fr };
