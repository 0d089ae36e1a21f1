import { joinClauses } from "../clauses.ts";
import type { Translate } from "../entries/entry.ts";
import type { Vocabulary } from "./vocabulary-from.ts";

type Value = string | number | boolean | null;

/** What a field of a move may hold: one of a list, a whole number in a range, or some of a list. */
export type Domain =
  | { readonly oneOf: readonly Value[] }
  | { readonly from: number; readonly to: number }
  | { readonly someOf: readonly Value[]; readonly min: number; readonly max: number };

/** A choice of a position, as the API sends it. */
export interface ChoiceShown {
  readonly id?: string | undefined;
  readonly type: string;
  readonly fields: Readonly<Record<string, Domain>>;
  readonly blockedBy?: string | undefined;
  readonly isDefault?: boolean | undefined;
}

/** A choice as one line, with the ids that a move needs in brackets. */
export function choiceLine(
  choice: ChoiceShown,
  words: Vocabulary & { readonly people: readonly string[] },
  t: Translate,
) {
  const { type, blockedBy, isDefault } = choice;
  const title = words.named("move", type);
  const fields = Object.entries(choice.fields).map(([field, domain]) => domainText(field, domain, words, t));
  const text =
    fields.length === 0
      ? t("choice", { title, type })
      : t("choiceWithFields", { title, type, fields: joinClauses(t, fields) });
  if (blockedBy !== undefined) return t("blocked", { choice: text, rule: blockedBy });
  return isDefault === true ? t("default", { choice: text }) : text;
}

type Words = Parameters<typeof choiceLine>[1];

function domainText(name: string, domain: Domain, words: Words, t: Translate): string {
  const field = t("field", { label: words.choiceLabelOf(name), field: name });
  if ("from" in domain) return t("fieldRange", { field, from: domain.from, to: domain.to });
  const values = ("oneOf" in domain ? domain.oneOf : domain.someOf).map((value) => valueText(name, value, words, t));
  if ("oneOf" in domain) return t("fieldOneOf", { field, values: values.join(", ") });
  return t("fieldSomeOf", { field, min: domain.min, max: domain.max, values: values.join(", ") });
}

/** The name of a value, and the value itself where a move needs another one. */
function valueText(field: string, value: Value, words: Words, t: Translate): string {
  const id = JSON.stringify(value);
  const name = valueName(field, value, words);
  return name === String(value) ? id : t("value", { name, value: id });
}

function valueName(name: string, value: Value, words: Words): string {
  if (typeof value === "number" && words.isSeat({ name, parent: "" })) return words.people[value] ?? String(value);
  return typeof value === "string" || typeof value === "number" ? words.nameOf(name, value) : String(value);
}
