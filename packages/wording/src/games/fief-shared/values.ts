import type { Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import { atName, nameOf, ofName, whoOf } from "./names.ts";

export type Values = Record<string, string | number>;
/** The fields of a fact or a move. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fact or move of a field, and its reader. */
export interface FieldContext {
  readonly t: Translate;
  readonly fields: Fields;
  readonly readers: Readers;
}
export type FieldFormat = (context: FieldContext, value: never, field: string) => Values;

/** How the fields of an edition become values of messages. */
export interface FieldFormats {
  /** Fields with a format of their own. */
  readonly formats: Readonly<Record<string, FieldFormat>>;
  /** Fields that may hold a seat, a lord, a village. */
  readonly seatFields: ReadonlySet<string>;
  readonly lordFields: ReadonlySet<string>;
  readonly villageFields: ReadonlySet<string>;
  lordValues(context: FieldContext, lord: string, field: string): Values;
  placeValues(t: Translate, village: string, field: string): Values;
  /** Whether null in this field means nobody; in others it means none. */
  meansNobody(field: string): boolean;
}

/**
 * Returns the fields of a fact or a move as values of a message. A suffix after an underscore names a form of a field:
 * `village_at` is "in Sigy", `lord_sex` the gender for a participle.
 */
export function valuesWith(game: FieldFormats) {
  return (t: Translate, fields: object, readers: Readers): Values => {
    const context: FieldContext = { t, fields: fields as Fields, readers };
    return Object.entries(fields).reduce<Values>(
      (values, [field, value]) => Object.assign(values, valuesOfField(game, context, field, value)),
      {},
    );
  };
}

function valuesOfField(game: FieldFormats, context: FieldContext, field: string, value: unknown): Values {
  const { formats, seatFields, lordFields, villageFields } = game;
  const format = formats[field];
  if (format !== undefined) return format(context, value as never, field);
  if (seatFields.has(field) && typeof value === "number") return seatValues(context, value, field);
  if (lordFields.has(field) && typeof value === "string") return game.lordValues(context, value, field);
  if (villageFields.has(field) && typeof value === "string") return game.placeValues(context.t, value, field);
  if (value === null) return { [field]: game.meansNobody(field) ? "nobody" : "none" };
  return { [field]: typeof value === "number" ? value : keyword(String(value)) };
}

/** ICU messages cannot select by values with hyphens. */
export const keyword = (value: string) => value.replaceAll("-", "_");

export function seatValues({ t, readers }: FieldContext, seat: number, field: string): Values {
  return { [field]: whoOf(readers, seat), [`${field}_of`]: ofName(t, nameOf(readers, seat)) };
}

export function placeValues(t: Translate, village: string, field: string): Values {
  const name = t(`village.${village}`);
  return { [field]: name, [`${field}_at`]: atName(t, name), [`${field}_of`]: ofName(t, name) };
}
