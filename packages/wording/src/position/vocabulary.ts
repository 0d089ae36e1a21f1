import type { GameReference } from "../games/game-reference.ts";
import { gameReferences } from "../games/reference-register.ts";
import type { Language } from "../languages.ts";
import { type ReferenceTexts, referenceTextsOf } from "../reference/reference-texts.ts";
import { type Labels, type Vocabulary, vocabularyFrom } from "./vocabulary-from.ts";

/** A ruleset without reference texts has the names of its fields as words. */
export function vocabularyOf(ruleset: string, language: Language): Vocabulary {
  const reference = gameReferences.find(({ rulesets }) => rulesets.includes(ruleset));
  const texts = textsOf(ruleset);
  return vocabularyFrom({
    labels: (reference?.messages[language].extra ?? {}) as Labels,
    view: reference?.view ?? onlySeats,
    fields: texts?.fields ?? {},
    named: (kind, id) => texts?.names[kind]?.[id]?.[language],
  });
}

const onlySeats: GameReference["view"] = { seats: ["seat"] };

/** Reading all texts of a ruleset takes a while, and they never change. */
const known = new Map<string, ReferenceTexts | undefined>();

function textsOf(ruleset: string): ReferenceTexts | undefined {
  if (!known.has(ruleset)) known.set(ruleset, referenceTextsOf(ruleset));
  return known.get(ruleset);
}
