import { rulesetSchemas } from "@seneschal/schema";
import enFief from "../../messages/en/fief-1429.json" with { type: "json" };
import enFiefClassic from "../../messages/en/fief-classic.json" with { type: "json" };
import enMiddleAges from "../../messages/en/middle-ages.json" with { type: "json" };
import enVillage from "../../messages/en/village.json" with { type: "json" };
import frFief from "../../messages/fr/fief-1429.json" with { type: "json" };
import frFiefClassic from "../../messages/fr/fief-classic.json" with { type: "json" };
import frMiddleAges from "../../messages/fr/middle-ages.json" with { type: "json" };
import frVillage from "../../messages/fr/village.json" with { type: "json" };
import type { EntriesOf } from "../entries/entry.ts";
import { describeFactLines, type FactLines } from "../testing/fact-lines.fixture.ts";
import { entriesOf as fiefEntries } from "./fief-1429/chronicle.ts";
import * as fiefWords from "./fief-1429/fact-lines.ts";
import { ruleOf as fiefRuleOf } from "./fief-1429/rule-of.ts";
import { sampled as fiefFacts } from "./fief-1429/testing/sampled.ts";
import { entriesOf as fiefClassicEntries } from "./fief-classic/chronicle.ts";
import * as fiefClassicWords from "./fief-classic/fact-lines.ts";
import { ruleOf as fiefClassicRuleOf } from "./fief-classic/rule-of.ts";
import { sampled as fiefClassicFacts } from "./fief-classic/testing/sampled.ts";
import { entriesOf as middleAgesEntries } from "./middle-ages/chronicle.ts";
import { lineOf as middleAgesLineOf } from "./middle-ages/fact-lines.ts";
import { ruleOf as middleAgesRuleOf } from "./middle-ages/rule-of.ts";
import middleAgesFacts from "./middle-ages/testing/told.json" with { type: "json" };
import { entriesOf as villageEntries } from "./village/chronicle.ts";
import { lineOf as villageLineOf } from "./village/fact-lines.ts";
import { ruleOf as villageRuleOf } from "./village/rule-of.ts";
import villageFacts from "./village/testing/told.json" with { type: "json" };

const fiefClassic: FactLines = {
  folder: "fief-classic",
  namespace: "fief-classic",
  messages: { en: enFiefClassic, fr: frFiefClassic },
  entriesOf: fiefClassicEntries as EntriesOf,
  lineOf: fiefClassicWords.lineOf,
  previewLineOf: fiefClassicWords.previewLineOf,
  ruleOf: fiefClassicRuleOf,
  recorded: fiefClassicFacts,
};

/** Every registered ruleset: without its entry this does not compile. */
const told: Readonly<Record<(typeof rulesetSchemas)[number]["id"], FactLines>> = {
  "middle-ages": {
    folder: "middle-ages",
    namespace: "middle-ages",
    messages: { en: enMiddleAges, fr: frMiddleAges },
    entriesOf: middleAgesEntries as EntriesOf,
    lineOf: middleAgesLineOf,
    ruleOf: middleAgesRuleOf,
    recorded: middleAgesFacts,
    unrecorded: ["DiscardsShuffled", "ScoutKept", "CoinsLost"],
    merged: ["CoinsGained", "CoinsLost", "CoinsPaid"],
  },
  village: {
    folder: "village",
    namespace: "village",
    messages: { en: enVillage, fr: frVillage },
    entriesOf: villageEntries as EntriesOf,
    lineOf: villageLineOf,
    ruleOf: villageRuleOf,
    recorded: villageFacts,
    unrecorded: ["LastActionChosen", "PrestigeBought", "DeathWaived"],
  },
  "fief-1429": {
    folder: "fief-1429",
    namespace: "fief-1429",
    messages: { en: enFief, fr: frFief },
    entriesOf: fiefEntries as EntriesOf,
    lineOf: fiefWords.lineOf,
    previewLineOf: fiefWords.previewLineOf,
    ruleOf: fiefRuleOf,
    recorded: fiefFacts,
    unrecorded: [
      "CardTakenBack",
      "TaxLapsed",
      "TroopsReplaced",
      "PrisonerHandedOver",
      "PriceWaived",
      "TradedInPrivate",
      "LordRevived",
    ],
  },
  "fief-original": fiefClassic,
  "fief-vitale": fiefClassic,
};

for (const schema of rulesetSchemas) describeFactLines(schema, told[schema.id]);
