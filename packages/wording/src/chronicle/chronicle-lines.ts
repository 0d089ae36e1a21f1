import type { rulesetSchemas } from "@seneschal/schema";
import { createTranslator } from "use-intl/core";
import { botNameOf } from "../bot-names.ts";
import type { ChronicleStep } from "../entries/chronicle-step.ts";
import type { EntriesOf, Translate } from "../entries/entry.ts";
import { stepEntries } from "../entries/step-entries.ts";
import { undoneVersions } from "../entries/undone-versions.ts";
import { entriesOf as fief1429Entries } from "../games/fief-1429/chronicle.ts";
import { entriesOf as fiefClassicEntries } from "../games/fief-classic/chronicle.ts";
import { entriesOf as middleAgesEntries } from "../games/middle-ages/chronicle.ts";
import { entriesOf as villageEntries } from "../games/village/chronicle.ts";
import { chronicleMessages } from "./chronicle-messages.ts";

export interface ChronicleRequest {
  readonly language: "en" | "fr";
  readonly ruleset: string;
  /** As the seat sees them, without hidden information. */
  readonly steps: readonly ChronicleStep[];
  /** By seat; null for bots. */
  readonly names: readonly (string | null)[];
  readonly seat: number;
}

interface RulesetChronicle {
  /** Its message file. */
  readonly messages: string;
  readonly entries: EntriesOf;
}

/** Shared by both editions of the eighties. */
const fiefClassic: RulesetChronicle = { messages: "fief-classic", entries: fiefClassicEntries as EntriesOf };

type RulesetId = (typeof rulesetSchemas)[number]["id"];

/** Every registered ruleset: without its line this does not compile. */
const chronicles: Readonly<Record<RulesetId, RulesetChronicle>> = {
  "middle-ages": { messages: "middle-ages", entries: middleAgesEntries as EntriesOf },
  village: { messages: "village", entries: villageEntries as EntriesOf },
  "fief-1429": { messages: "fief-1429", entries: fief1429Entries as EntriesOf },
  "fief-original": fiefClassic,
  "fief-vitale": fiefClassic,
};

/** Whether a ruleset has words for its facts. Every registered one has. */
export const hasChronicle = (ruleset: string): ruleset is RulesetId => Object.hasOwn(chronicles, ruleset);

/**
 * Returns the chronicle as sentences; empty if all moves were undone. Throws for a ruleset without a chronicle, because an
 * e-mail that leaves out what happened would look complete.
 */
export function chronicleLines({ language, ruleset, steps, names, seat }: ChronicleRequest): readonly string[] {
  if (!hasChronicle(ruleset)) throw new Error(`The chronicle has no wording for the ruleset ${ruleset}.`);
  const { entries, messages } = chronicles[ruleset];
  const t = translatorOf(language, messages);
  const tPage = translatorOf(language, "game-page");
  const people = names.map((name, place) => ({ name: name ?? botNameOf(place) ?? "" }));
  const undone = undoneVersions(steps);
  return steps
    .filter(({ version }) => !undone.has(version))
    .flatMap((step) => stepEntries(step, { entries }, t, tPage, { people, yourSeat: seat }))
    .filter(({ kind }) => kind === "line")
    .map(({ text }) => text);
}

function translatorOf(language: ChronicleRequest["language"], namespace: string): Translate {
  const translate = createTranslator({ locale: language, messages: chronicleMessages[language], namespace });
  return (key, values) => translate(key as never, values as never);
}
