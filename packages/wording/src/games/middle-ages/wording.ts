import en from "../../../messages/en/middle-ages.json" with { type: "json" };
import fr from "../../../messages/fr/middle-ages.json" with { type: "json" };
import type { EntriesOf } from "../../entries/entry.ts";
import type { GameWording } from "../game-wording.ts";
import { entriesOf } from "./chronicle.ts";
import { lineOf } from "./fact-lines.ts";
import { ruleOf } from "./rule-of.ts";

export const middleAges = {
  folder: "middle-ages",
  rulesets: ["middle-ages"],
  messageFiles: ["middle-ages"],
  messages: { en, fr },
  entriesOf: entriesOf as EntriesOf,
  lineOf,
  ruleOf,
} as const satisfies GameWording;
