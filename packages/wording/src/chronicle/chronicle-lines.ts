import { createTranslator } from "use-intl/core";
import enPage from "../../messages/en/game-page.json" with { type: "json" };
import frPage from "../../messages/fr/game-page.json" with { type: "json" };
import { botNameOf } from "../bot-names.ts";
import type { ChronicleStep } from "../entries/chronicle-step.ts";
import type { Translate } from "../entries/entry.ts";
import { stepEntries } from "../entries/step-entries.ts";
import { undoneVersions } from "../entries/undone-versions.ts";
import { hasWording, type RulesetId, wordingOf } from "../games/register.ts";
import type { Language } from "../languages.ts";

export interface ChronicleRequest {
  readonly language: Language;
  readonly ruleset: string;
  /** As the seat sees them, without hidden information. */
  readonly steps: readonly ChronicleStep[];
  /** By seat; null for bots. */
  readonly names: readonly (string | null)[];
  /** Null: a spectator. */
  readonly seat: number | null;
}

export { hasWording } from "../games/register.ts";

/**
 * Returns the chronicle as sentences; empty if all moves were undone. Throws for a ruleset without a chronicle, because an
 * e-mail that leaves out what happened would look complete.
 */
export function chronicleLines({ language, ruleset, steps, names, seat }: ChronicleRequest): readonly string[] {
  if (!hasWording(ruleset)) throw new Error(`The chronicle has no wording for the ruleset ${ruleset}.`);
  const { entriesOf, messages } = wordingOf(ruleset);
  const t = translatorOf(language, messages[language]);
  const tPage = translatorOf(language, pageMessages[language]);
  const people = names.map((name, place) => ({ name: name ?? botNameOf(place) ?? "" }));
  const undone = undoneVersions(steps);
  return steps
    .filter(({ version }) => !undone.has(version))
    .flatMap((step) => stepEntries(step, { entries: entriesOf }, { tGame: t, tPage }, { people, yourSeat: seat }))
    .filter(({ kind }) => kind === "line")
    .map(({ text }) => text);
}

/** The title of a ruleset: "Fief: France 1429". */
export const titleOf = (t: Translate, ruleset: RulesetId): string =>
  t(wordingOf(ruleset).titleKeyOf?.(ruleset) ?? "title");

/** Translates the messages of a ruleset's game. */
export const gameTranslator = (language: Language, ruleset: RulesetId): Translate =>
  translatorOf(language, wordingOf(ruleset).messages[language]);

const pageMessages = { en: enPage, fr: frPage };

function translatorOf(locale: Language, messages: object): Translate {
  const translate = createTranslator({ locale, messages });
  return (key, values) => translate(key as never, values as never);
}
