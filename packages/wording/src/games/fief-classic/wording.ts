import en from "../../../messages/en/fief-classic.json" with { type: "json" };
import fr from "../../../messages/fr/fief-classic.json" with { type: "json" };
import type { EntriesOf } from "../../entries/entry.ts";
import type { GameWording } from "../game-wording.ts";
import { entriesOf } from "./chronicle.ts";
import { lineOf, previewLineOf } from "./fact-lines.ts";
import { ruleOf } from "./rule-of.ts";

export const fiefClassic = {
  folder: "fief-classic",
  rulesets: ["fief-original", "fief-vitale"],
  titleKeyOf: (ruleset) => `title.${ruleset.replace("fief-", "")}`,
  messageFiles: ["fief-classic", "fief-classic-map"],
  messages: { en, fr },
  entriesOf: entriesOf as EntriesOf,
  lineOf,
  previewLineOf,
  ruleOf,
} as const satisfies GameWording;
