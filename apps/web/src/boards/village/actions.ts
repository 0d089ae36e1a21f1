import type { Choice, Draft } from "../board-model.ts";
import { availableChoices, movesOf, valuesOf, withField } from "../choice.ts";

/** The fields that say what is done; the others say how, and are asked in lists of their own. */
const leading: Readonly<Record<string, readonly string[]>> = {
  take: ["action"],
  act: ["action"],
  recall: ["from", "generation"],
  train: ["building"],
  make: ["good"],
  buy: ["good"],
  serve: ["stall"],
  setOut: ["city"],
  travel: ["from", "city"],
  advance: ["from"],
  bury: ["from"],
  buyOut: ["generation"],
  rise: ["from", "generation"],
};

/** In the order in which they are asked. */
const asked = ["action", "cube", "cubes", "good", "generation", "make", "pay"] as const;
export type AskedField = (typeof asked)[number];

/** Every action that the choices name, available or not, each once. */
export function actionsOf(choices: readonly Choice[]): readonly Draft[] {
  const actions = new Map<string, Draft>();
  for (const { type, fields } of choices) {
    const said = Object.fromEntries((leading[type] ?? []).flatMap((name) => fieldOf(fields, name)));
    for (const draft of movesOf({ type, fields: said })) actions.set(JSON.stringify(draft), draft);
  }
  return [...actions.values()];
}

/** A draft with every field that can only be one thing. */
export function completed(choices: readonly Choice[], draft: Draft): Draft {
  const settled = asked.flatMap((field) => {
    const values = field in draft ? [] : valuesFor(choices, draft, field);
    return values.length === 1 ? [[field, values[0]] as const] : [];
  });
  return settled.reduce<Draft>((so, [field, value]) => withField(so, field, value), draft);
}

export interface OpenField {
  readonly field: AskedField;
  readonly values: readonly unknown[];
}

/** The fields of an action that are still open, or were chosen among several values. */
export function openFields(choices: readonly Choice[], draft: Draft): readonly OpenField[] {
  const lead = leading[draft.type] ?? [];
  return asked
    .filter((field) => !lead.includes(field))
    .map((field) => ({ field, values: valuesFor(choices, without(draft, field), field) }))
    .filter(({ values }) => values.length > 1);
}

/** The only available action, if there is just one: its fields are asked at once. */
export function onlyAction(choices: readonly Choice[]): Draft | null {
  const [action, ...others] = actionsOf(choices);
  return action !== undefined && others.length === 0 ? completed(choices, action) : null;
}

function valuesFor(choices: readonly Choice[], draft: Draft, field: string): readonly unknown[] {
  const values = availableChoices(choices, draft).flatMap(({ fields }) => {
    const found = fields[field];
    return found === undefined ? [] : valuesOf(found);
  });
  return [...new Set(values)];
}

function without(draft: Draft, field: string): Draft {
  const { [field]: _, ...rest } = draft;
  return { ...rest, type: draft.type };
}

function fieldOf(fields: Choice["fields"], name: string): readonly (readonly [string, Choice["fields"][string]])[] {
  const field = fields[name];
  return field === undefined ? [] : [[name, field]];
}
