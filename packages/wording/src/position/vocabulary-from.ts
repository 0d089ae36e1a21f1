import type { GameReference } from "../games/game-reference.ts";

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
export type Labels = Readonly<Partial<Record<"view" | "choice", Readonly<Record<string, string>>>>>;

/** Where a vocabulary has its words from. */
interface Source extends Pick<GameReference, "fields" | "view"> {
  readonly labels: Labels;
  /** The name under a kind, if there is one. */
  named(kind: string, id: string): string | undefined;
}

export function vocabularyFrom({ labels, view, fields, named }: Source): Vocabulary {
  const { view: viewLabels = {}, choice: choiceLabels = {} } = labels;
  const { seats, probabilities = [], indexes = [], leftOut = [] } = view;
  const one = (field: string, value: string) =>
    (fields[field] ?? [field]).map((kind) => named(kind, value)).find((name) => name !== undefined) ?? value;
  const isListed = (list: readonly string[], { name, parent }: Field) =>
    list.includes(name) || list.includes(`${parent}.${name}`);
  return {
    labelOf: ({ name }) => viewLabels[name] ?? inWords(name),
    choiceLabelOf: (field) => named("field", field) ?? choiceLabels[field] ?? viewLabels[field] ?? inWords(field),
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

/** "sheavesOfRye" as "sheaves of rye". */
const inWords = (name: string) => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
