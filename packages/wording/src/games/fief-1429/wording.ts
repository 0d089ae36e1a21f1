import en from "../../../messages/en/fief-1429.json" with { type: "json" };
import fr from "../../../messages/fr/fief-1429.json" with { type: "json" };
import type { EntriesOf } from "../../entries/entry.ts";
import type { GameWording } from "../game-wording.ts";
import { entriesOf } from "./chronicle.ts";
import { lineOf, previewLineOf } from "./fact-lines.ts";
import { ruleOf } from "./rule-of.ts";

export const fief1429 = {
  folder: "fief-1429",
  rulesets: ["fief-1429"],
  messageFiles: ["fief-1429", "fief-1429-map"],
  messages: { en, fr },
  entriesOf: entriesOf as EntriesOf,
  lineOf,
  previewLineOf,
  ruleOf,
} as const satisfies GameWording;
