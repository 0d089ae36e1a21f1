import type { Choice, Draft, Field, Move } from "./board-model.ts";

/** The open choices that agree with what is chosen so far. */
export function availableChoices(choices: readonly Choice[], draft: Draft | null): readonly Choice[] {
  return choices.filter((choice) => choice.blockedBy === undefined && (draft === null || agrees(choice, draft)));
}

/** The move of a draft, once every field of an open choice is filled. */
export function moveOf(choices: readonly Choice[], draft: Draft | null): Move | null {
  return draft === null || choiceOf(choices, draft) === undefined ? null : draft;
}

/** The open choice that allows this move. */
export function choiceOf(choices: readonly Choice[], move: Draft): Choice | undefined {
  return availableChoices(choices, move).find(({ fields }) => Object.keys(fields).every((name) => name in move));
}

/** A draft with one more field chosen. */
export function withField(draft: Draft, name: string, value: unknown): Draft {
  return { ...draft, [name]: value };
}

export function isSameDraft(one: Draft | null, other: Draft | null): boolean {
  if (one === null || other === null) return one === other;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]));
}

/** The values that a field lists; a range is listed too, a subset is not. */
export function valuesOf(field: Field): readonly unknown[] {
  if ("oneOf" in field) return field.oneOf;
  if ("from" in field) return Array.from({ length: field.to - field.from + 1 }, (_, step) => field.from + step);
  return [];
}

/** The values of a field; of a subset, every set of an allowed size. */
export function allValuesOf(field: Field): readonly unknown[] {
  if (!("someOf" in field)) return valuesOf(field);
  return subsets(field.someOf).filter(({ length }) => length >= field.min && length <= field.max);
}

function subsets(list: readonly unknown[]): readonly (readonly unknown[])[] {
  const [first, ...rest] = list;
  if (list.length === 0) return [[]];
  const others = subsets(rest);
  return [...others, ...others.map((set) => [first, ...set])];
}

/** Every move that a choice of lists and ranges holds. */
export function movesOf(choice: Choice): readonly Move[] {
  return Object.entries(choice.fields).reduce<readonly Move[]>(
    (moves, [name, field]) => moves.flatMap((move) => valuesOf(field).map((value) => withField(move, name, value))),
    [{ type: choice.type }],
  );
}

function agrees(choice: Choice, draft: Draft): boolean {
  if (choice.type !== draft.type) return false;
  return Object.entries(draft).every(([name, value]) => {
    if (name === "type") return true;
    const field = choice.fields[name];
    return field !== undefined && holds(field, value);
  });
}

function holds(field: Field, value: unknown): boolean {
  if ("oneOf" in field) return field.oneOf.some((one) => isSame(one, value));
  if ("from" in field) return Number.isInteger(value) && field.from <= Number(value) && Number(value) <= field.to;
  if (!Array.isArray(value) || value.length < field.min || value.length > field.max) return false;
  return value.every((one) => field.someOf.some((other) => isSame(one, other)));
}

const isSame = (one: unknown, other: unknown) =>
  one === other ||
  (typeof one === "object" && typeof other === "object" && JSON.stringify(one) === JSON.stringify(other));

/** Whether some open choice could still be completed from this draft. */
export const isOpen = (choices: readonly Choice[], draft: Draft): boolean =>
  availableChoices(choices, draft).length > 0;

/** The choices that count if gifts and offers to others do not. */
export const withoutTrades = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(({ isTrade }) => isTrade !== true);

/** Whether the open choices offer only one move. */
export function isSingleMove(choices: readonly Choice[]): boolean {
  const [open, ...others] = availableChoices(choices, null);
  return open !== undefined && others.length === 0 && Object.values(open.fields).every(isSingleValue);
}

function isSingleValue(field: Field): boolean {
  if (!("someOf" in field)) return valuesOf(field).length === 1;
  const max = Math.min(field.max, field.someOf.length);
  return field.min === max && (max === 0 || max === field.someOf.length);
}

/** The rule that blocks every choice which covers this draft; nothing if one is available or none covers it. */
export function blockingRule(choices: readonly Choice[], draft: Draft): string | undefined {
  if (isOpen(choices, draft)) return undefined;
  return choices.find((choice) => choice.blockedBy !== undefined && agrees(choice, draft))?.blockedBy;
}
