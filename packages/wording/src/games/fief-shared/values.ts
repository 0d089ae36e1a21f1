import type { Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import { atName, nameOf, ofName, whoOf } from "./names.ts";

export type Values = Record<string, string | number>;
/** A told fact or a move: what its fields hold. */
export type Fields = Readonly<Record<string, unknown>>;

/** Who asks for the values of a field, and of what. */
export interface Asker {
  readonly t: Translate;
  readonly fields: Fields;
  readonly readers: Readers;
}
export type Wording = (asker: Asker, value: never, field: string) => Values;

/** How the fields of an edition are worded. */
export interface FieldWords {
  /** Fields with a wording of their own. */
  readonly wordings: Readonly<Record<string, Wording>>;
  /** Fields that may hold a seat, a lord, a village. */
  readonly seatFields: ReadonlySet<string>;
  readonly lordFields: ReadonlySet<string>;
  readonly villageFields: ReadonlySet<string>;
  lordValues(asker: Asker, lord: string, field: string): Values;
  placeValues(t: Translate, village: string, field: string): Values;
  /** Whether a field that holds nothing means nobody: anything else is none. */
  meansNobody(field: string): boolean;
}

/**
 * The fields of a fact or a move as values of a message. A field may be named in a form of its own after a low
 * line: `village_at` is "in Sigy", `lord_sex` what a participle needs to know.
 */
export function valuesWith(game: FieldWords) {
  return (t: Translate, fields: object, readers: Readers): Values => {
    const asker: Asker = { t, fields: fields as Fields, readers };
    return Object.entries(fields).reduce<Values>(
      (values, [field, value]) => Object.assign(values, valuesOfField(game, asker, field, value)),
      {},
    );
  };
}

function valuesOfField(game: FieldWords, asker: Asker, field: string, value: unknown): Values {
  const { wordings, seatFields, lordFields, villageFields } = game;
  const wording = wordings[field];
  if (wording !== undefined) return wording(asker, value as never, field);
  if (seatFields.has(field) && typeof value === "number") return seatValues(asker, value, field);
  if (lordFields.has(field) && typeof value === "string") return game.lordValues(asker, value, field);
  if (villageFields.has(field) && typeof value === "string") return game.placeValues(asker.t, value, field);
  if (value === null) return { [field]: game.meansNobody(field) ? "nobody" : "none" };
  return { [field]: typeof value === "number" ? value : keyword(String(value)) };
}

/** What a message selects by knows no hyphen. */
export const keyword = (value: string) => value.replaceAll("-", "_");

export function seatValues({ t, readers }: Asker, seat: number, field: string): Values {
  return { [field]: whoOf(readers, seat), [`${field}_of`]: ofName(t, nameOf(readers, seat)) };
}

export function placeValues(t: Translate, village: string, field: string): Values {
  const name = t(`village.${village}`);
  return { [field]: name, [`${field}_at`]: atName(t, name), [`${field}_of`]: ofName(t, name) };
}
