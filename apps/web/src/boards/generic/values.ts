import type { Draft } from "../board.ts";
import type { BoardWords, Field } from "./words.ts";

/** Stands for a value that is missing or empty. */
const none = "–";

/** A value of a view in one line: missing values are left out, and records in a list are separated. */
export function formatValue(words: BoardWords, field: Field, value: unknown): string {
  if (value === null || value === undefined) return none;
  if (Array.isArray(value))
    return value.map((one) => formatValue(words, field, one)).join(value.some(isDeep) ? " · " : ", ") || none;
  if (!isRecord(value)) return words.textOf(field, value);
  const said = shownFields(words, field.name, value).flatMap(([part, one]) => {
    const text = formatValue(words, part, one);
    return text === none ? [] : [`${lowered(words.labelOf(part))} ${text}`];
  });
  return said.join(", ") || none;
}

/** The fields of a record that are shown, in its order. */
export const shownFields = (
  words: BoardWords,
  parent: string,
  record: object,
): readonly (readonly [Field, unknown])[] =>
  Object.entries(record)
    .map(([name, value]) => [{ name, parent }, value] as const)
    .filter(([field]) => words.isShown(field));

/** A whole move in one line: its sentence, or its name and its fields. */
export const describeMove = (words: BoardWords, move: Draft): string =>
  words.sentenceOf(move) ?? describeDraft(words, move);

/** A move in the making in one line: its name and the fields that it has. */
export function describeDraft(words: BoardWords, { type, ...fields }: Draft): string {
  const said = Object.entries(fields).map(
    ([name, value]) => `${lowered(words.choiceLabelOf(name))} ${choiceText(words, name, value)}`,
  );
  return [words.moveName(type), ...said].join(", ");
}

/** The value of a field of a move. */
export const choiceText = (words: BoardWords, name: string, value: unknown): string =>
  formatValue(words, { name, parent: "" }, value);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isDeep = (value: unknown) => typeof value === "object" && value !== null;
const lowered = (text: string) => text.replace(/^./u, (letter) => letter.toLowerCase());
