import type { GameReference } from "../games/game-reference.ts";
import { gameReferences } from "../games/reference-register.ts";
import type { Language } from "../languages.ts";
import { type ReferenceTexts, referenceTextsOf } from "../reference/reference-texts.ts";

/** A field of a view, with the field that holds it. */
export interface Field {
  readonly name: string;
  readonly parent: string;
}

/** The words of a ruleset in one language, for its fields and their values. */
export interface Vocabulary {
  /** The label of a field of a view: "income of the village". */
  labelOf(field: Field): string;
  /** The label of a field of a move: "Which cube". */
  choiceLabelOf(field: string): string;
  /** The name of a value; the value itself if it has none. */
  nameOf(field: string, value: string | number): string;
  /** The name under one kind, such as `move` or `step`. */
  named(kind: string, id: string): string;
  /** Whether the numbers of a field are seats. */
  isSeat(field: Field): boolean;
  /** Whether the numbers of a field are probabilities, 0 to 1. */
  isProbability(field: Field): boolean;
  /** Whether 0 says something in a field: a player, or the first of a list. */
  isZeroShown(field: Field): boolean;
  /** Whether a field is what the box holds, or internal. */
  isLeftOut(field: string): boolean;
}

/** The labels of the fields of views, and of those fields of moves that the site does not label. */
type Labels = Readonly<Partial<Record<"view" | "choice", Readonly<Record<string, string>>>>>;

/** A ruleset without reference texts has the names of its fields as words. */
export function vocabularyOf(ruleset: string, language: Language): Vocabulary {
  const reference = gameReferences.find(({ rulesets }) => rulesets.includes(ruleset));
  const texts = textsOf(ruleset);
  const { view: labels = {}, choice: choiceLabels = {} } = (reference?.messages[language].extra ?? {}) as Labels;
  const { seats, probabilities = [], indexes = [], leftOut = [] } = reference?.view ?? onlySeats;
  const named = (kind: string, id: string) => texts?.names[kind]?.[id]?.[language];
  const one = (field: string, value: string) =>
    (texts?.fields[field] ?? [field]).map((kind) => named(kind, value)).find((name) => name !== undefined) ?? value;
  const isListed = (list: readonly string[], { name, parent }: Field) =>
    list.includes(name) || list.includes(`${parent}.${name}`);
  return {
    labelOf: ({ name }) => labels[name] ?? inWords(name),
    choiceLabelOf: (field) => named("field", field) ?? choiceLabels[field] ?? labels[field] ?? inWords(field),
    nameOf: (field, value) =>
      String(value)
        .split("+")
        .map((part) => one(field, part))
        .join(" + "),
    named: (kind, id) => named(kind, id) ?? inWords(id),
    isSeat: (field) => isListed(seats, field),
    isProbability: (field) => isListed(probabilities, field),
    isZeroShown: (field) => isListed([...seats, ...indexes], field),
    isLeftOut: (field) => field === "agenda" || leftOut.includes(field),
  };
}

const onlySeats: GameReference["view"] = { seats: ["seat"] };

/** Reading all texts of a ruleset takes a while, and they never change. */
const known = new Map<string, ReferenceTexts | undefined>();

function textsOf(ruleset: string): ReferenceTexts | undefined {
  if (!known.has(ruleset)) known.set(ruleset, referenceTextsOf(ruleset));
  return known.get(ruleset);
}

/** "sheavesOfRye" as "sheaves of rye". */
const inWords = (name: string) => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
