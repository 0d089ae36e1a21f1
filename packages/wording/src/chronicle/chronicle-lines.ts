import type { rulesetSchemas } from "@seneschal/schema";
import { createTranslator } from "use-intl/core";
import { botNameOf } from "../bot-names.ts";
import type { EntriesOf, Translate } from "../entries/entry.ts";
import { stepEntries } from "../entries/step-entries.ts";
import type { ToldStep } from "../entries/told-step.ts";
import { undoneVersions } from "../entries/undone-versions.ts";
import { entriesOf as fief1429Entries } from "../games/fief-1429/chronicle.ts";
import { entriesOf as fiefClassicEntries } from "../games/fief-classic/chronicle.ts";
import { entriesOf as middleAgesEntries } from "../games/middle-ages/chronicle.ts";
import { entriesOf as villageEntries } from "../games/village/chronicle.ts";
import { chronicleMessages } from "./chronicle-messages.ts";

export interface Telling {
  readonly language: "en" | "fr";
  readonly ruleset: string;
  /** As the seat is told them: what it must not know is not in them. */
  readonly steps: readonly ToldStep[];
  /** By seat; of a bot none. */
  readonly names: readonly (string | null)[];
  readonly seat: number;
}

interface Wording {
  /** The message file that its words are in. */
  readonly messages: string;
  readonly entries: EntriesOf;
}

/** Both editions of the eighties are told in the same words. */
const fiefClassic: Wording = { messages: "fief-classic", entries: fiefClassicEntries as EntriesOf };

type RulesetId = (typeof rulesetSchemas)[number]["id"];

/** Every registered ruleset: without its line this does not compile. */
const worded: Readonly<Record<RulesetId, Wording>> = {
  "middle-ages": { messages: "middle-ages", entries: middleAgesEntries as EntriesOf },
  village: { messages: "village", entries: villageEntries as EntriesOf },
  "fief-1429": { messages: "fief-1429", entries: fief1429Entries as EntriesOf },
  "fief-original": fiefClassic,
  "fief-vitale": fiefClassic,
};

/**
 * What happened, a sentence a line, in the words of the chronicle; nothing if all was undone. It throws if the ruleset has
 * no wording here, because an e-mail that leaves out what happened would look complete.
 */
export function chronicleLines({ language, ruleset, steps, names, seat }: Telling): readonly string[] {
  if (!isWorded(ruleset)) throw new Error(`The chronicle has no wording for the ruleset ${ruleset}.`);
  const { entries, messages } = worded[ruleset];
  const t = wordsOf(language, messages);
  const siteWords = wordsOf(language, "game-page");
  const people = names.map((name, place) => ({ name: name ?? botNameOf(place) ?? "" }));
  const undone = undoneVersions(steps);
  return steps
    .filter(({ version }) => !undone.has(version))
    .flatMap((step) => stepEntries(step, { entries }, t, siteWords, { people, yourSeat: seat }))
    .filter(({ kind }) => kind === "line")
    .map(({ text }) => text);
}

const isWorded = (ruleset: string): ruleset is RulesetId => Object.hasOwn(worded, ruleset);

function wordsOf(language: Telling["language"], namespace: string): Translate {
  const translate = createTranslator({ locale: language, messages: chronicleMessages[language], namespace });
  return (key, values) => translate(key as never, values as never);
}
