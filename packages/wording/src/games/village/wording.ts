import en from "../../../messages/en/village.json" with { type: "json" };
import fr from "../../../messages/fr/village.json" with { type: "json" };
import type { EntriesOf } from "../../entries/entry.ts";
import type { GameWording } from "../game-wording.ts";
import { entriesOf } from "./chronicle.ts";
import { lineOf, previewLineOf } from "./fact-lines.ts";
import { ruleOf } from "./rule-of.ts";

export const village = {
  folder: "village",
  rulesets: ["village"],
  messageFiles: ["village"],
  messages: { en, fr },
  entriesOf: entriesOf as EntriesOf,
  lineOf,
  previewLineOf,
  ruleOf,
} as const satisfies GameWording;
