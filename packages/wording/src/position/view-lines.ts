import { joinClauses } from "../clauses.ts";
import type { Translate } from "../entries/entry.ts";
import type { Language } from "../languages.ts";
import type { Field, Vocabulary } from "./vocabulary-from.ts";

interface Words extends Vocabulary {
  readonly t: Translate;
  readonly language: Language;
  /** The players, by seat. */
  readonly people: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * A view as an outline: one line for each field, and one for each entry of a list. It says everything that the view has,
 * except what the box holds, and nothing else. Fields that are 0, empty or do not apply are left out.
 */
export function viewLines(view: unknown, words: Words): readonly string[] {
  if (!isRecord(view)) return [];
  return fieldsOf("", view, words).flatMap(([field, value]) => linesOf(field, value, words));
}

function linesOf(field: Field, value: unknown, words: Words): readonly string[] {
  const label = capitalized(words.labelOf(field));
  if (value === true) return [label];
  if (!Array.isArray(value) || !value.some(isDeep))
    return [words.t("labelled", { name: label, text: inline(field, value, words) })];
  return [words.t("heading", { name: label }), ...value.map((one) => `- ${entryOf(field, one, words)}`)];
}

/** An entry of a list begins with what it is about: "Sigy: income of the village 2". */
function entryOf(field: Field, value: unknown, words: Words): string {
  if (isEmpty(field, value, words)) return "–";
  if (!isRecord(value)) return inline(field, value, words);
  const [first, ...others] = fieldsOf(field.name, value, words);
  if (first === undefined || !isName(first, words)) return record(field, value, words);
  const name = capitalized(inline(...first, words));
  return others.length === 0 ? name : words.t("labelled", { name, text: joined(others, words) });
}

/** Whether a field names what a record is about: a player, or a thing of the game. */
const isName = ([field, value]: readonly [Field, unknown], words: Words) =>
  typeof value === "string" || (typeof value === "number" && words.isSeat(field));

function inline(field: Field, value: unknown, words: Words): string {
  if (typeof value === "number") return numberOf(field, value, words);
  if (typeof value === "string") return words.nameOf(field.name, value);
  if (isRecord(value)) return record(field, value, words);
  if (!Array.isArray(value)) return String(value);
  if (!value.some(isDeep)) return value.map((one) => inline(field, one, words)).join(", ");
  return value.map((one) => `(${entryOf(field, one, words)})`).join(" ");
}

const record = ({ name }: Field, value: Fields, words: Words) => joined(fieldsOf(name, value, words), words);

const joined = (fields: readonly (readonly [Field, unknown])[], words: Words) =>
  joinClauses(
    words.t,
    fields.map(([field, value]) => labelled(field, value, words)),
  );

function labelled(field: Field, value: unknown, words: Words): string {
  const label = words.labelOf(field);
  if (value === true) return label;
  const text = inline(field, value, words);
  // "bishopric of Bourg" needs no "bishopric" before it.
  if (typeof value !== "object" && text.toLowerCase().startsWith(`${label.toLowerCase()} `)) return text;
  return isRecord(value) ? `${label} (${text})` : `${label} ${text}`;
}

function numberOf(field: Field, value: number, words: Words): string {
  if (words.isSeat(field)) return words.people[value] ?? String(value);
  if (words.isProbability(field)) return percent[words.language].format(value);
  return words.nameOf(field.name, value);
}

const percent = {
  en: new Intl.NumberFormat("en-GB", { style: "percent" }),
  fr: new Intl.NumberFormat("fr-FR", { style: "percent" }),
};

/** The fields of a record that say something. */
function fieldsOf(parent: string, value: Fields, words: Words): readonly (readonly [Field, unknown])[] {
  return Object.entries(value)
    .map(([name, part]) => [{ name, parent }, part] as const)
    .filter(([field, part]) => !words.isLeftOut(field.name) && !isEmpty(field, part, words));
}

/** Seat 0 is a player, and the lists of a list stay: their order matters. */
function isEmpty(field: Field, value: unknown, words: Words): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return fieldsOf(field.name, value, words).length === 0;
  return value === null || value === undefined || value === false || (value === 0 && !words.isZeroShown(field));
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isDeep = (value: unknown) => typeof value === "object" && value !== null;
const capitalized = (text: string) => text.replace(/^./u, (letter) => letter.toUpperCase());
