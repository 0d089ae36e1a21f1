import type { Choice, Draft, Field } from "../../board-model.ts";
import { moveOf, openTo, valuesOf, withField } from "../../choice.ts";

/** How the moves of a ruleset are asked for. */
export interface MoveFields {
  /** The fields that say what is done, for each type of move. */
  readonly actionFields: Readonly<Record<string, readonly string[]>>;
  /** The others, which say how, in the order in which they are asked. */
  readonly detailFields: readonly string[];
}

export interface OpenField {
  readonly field: string;
  readonly domain: Field;
}

/** The deeds of a ruleset: what is done, apart from how. */
export interface Actions {
  /** Every deed that the choices name, open or not, each once. */
  actionsOf(choices: readonly Choice[]): readonly Draft[];
  /**
   * A draft with what it leaves open filled in as most players would: what can only be one thing, nobody to take
   * along, all troops on the march, and one of what is counted. A trade of which one part is chosen has nothing for
   * the others; before that all of it is open.
   */
  withDefaults(choices: readonly Choice[], draft: Draft): Draft;
  /** What a deed leaves to choose, or has chosen among several. */
  openFields(choices: readonly Choice[], draft: Draft): readonly OpenField[];
  /** The one deed that is open where there is no other: its fields are asked at once. */
  onlyAction(choices: readonly Choice[]): Draft | null;
  /** The deed of a draft: its leading fields alone. */
  actionOf(draft: Draft): Draft;
}

export function actionsFor({ actionFields, detailFields }: MoveFields): Actions {
  const actionFieldsOf = (type: string) => actionFields[type] ?? [];
  const actionsOf: Actions["actionsOf"] = (choices) => {
    const actions = choices.flatMap((choice) => actionsOfChoice(choice, actionFieldsOf(choice.type)));
    return [...new Map(actions.map((action) => [JSON.stringify(action), action])).values()];
  };
  return {
    actionsOf,
    withDefaults(choices, draft) {
      const full = detailFields.reduce((so, field) => withDefault(choices, so, field), draft);
      return isTrade(draft) && moveOf(choices, full) === null ? draft : full;
    },
    openFields: (choices, draft) =>
      detailFields
        .filter((field) => !actionFieldsOf(draft.type).includes(field))
        .flatMap((field) => openField(choices, draft, field)),
    onlyAction(choices) {
      const [action, ...others] = actionsOf(choices);
      return action !== undefined && others.length === 0 ? action : null;
    },
    actionOf(draft) {
      const lead = actionFieldsOf(draft.type).filter((name) => name in draft);
      return { type: draft.type, ...Object.fromEntries(lead.map((name) => [name, draft[name]])) };
    },
  };
}

function actionsOfChoice({ type, fields }: Choice, leads: readonly string[]): readonly Draft[] {
  return leads
    .filter((name) => name in fields)
    .reduce<readonly Draft[]>(
      (made, name) =>
        made.flatMap((draft) => valuesOfField(fields[name]).map((value) => withField(draft, name, value))),
      [{ type }],
    );
}

/** The values of a field; of a subset, every set of an allowed size. */
export function valuesOfField(field: Field | undefined): readonly unknown[] {
  if (field === undefined) return [];
  if (!("someOf" in field)) return valuesOf(field);
  return subsets(field.someOf).filter(({ length }) => length >= field.least && length <= field.most);
}

function subsets(list: readonly unknown[]): readonly (readonly unknown[])[] {
  const [first, ...rest] = list;
  if (list.length === 0) return [[]];
  const others = subsets(rest);
  return [...others, ...others.map((set) => [first, ...set])];
}

function withDefault(choices: readonly Choice[], draft: Draft, field: string): Draft {
  if (field in draft) return draft;
  const domain = domainOf(choices, draft, field);
  const usual = domain === undefined ? undefined : defaultOf(draft, field, domain);
  return usual === undefined ? draft : withField(draft, field, usual);
}

function defaultOf(draft: Draft, field: string, domain: Field): unknown {
  const { type } = draft;
  const values = valuesOfField(domain);
  if (isTrade(draft)) return values.find(isNothing);
  if (values.length === 1) return values[0];
  if ("from" in domain) return marching.has(type) ? domain.to : domain.from;
  if ("someOf" in domain) return domain.least === 0 ? [] : undefined;
  return field === "blank" ? domain.oneOf.find((value) => value === "nobody") : undefined;
}

/** What is given for what: something of either is enough. */
export const isTrade = ({ type }: Draft): boolean => type === "offer";
/** What passes between two players: whom it is with is said before what it is about. */
export const isDeal = ({ type }: Draft): boolean => type === "offer" || type === "give";
export const isNothing = (value: unknown): boolean => value === 0 || value === "none";

/** Nothing for nothing is closed, but a form that is not filled in yet says just that. */
const fillable = (choices: readonly Choice[]): readonly Choice[] =>
  choices
    .flatMap(({ barred: _, ...choice }) => (isTrade(choice) && isOfNothing(choice) ? [choice] : []))
    .concat(choices);
const isOfNothing = ({ fields: { to: _, ...parts } }: Choice): boolean =>
  Object.values(parts).every((field) => valuesOfField(field).every(isNothing));

/** With the lord go all troops, unless some are left behind. */
const marching = new Set(["march", "ride"]);

function openField(choices: readonly Choice[], draft: Draft, field: string): readonly OpenField[] {
  const domain = domainOf(choices, without(draft, field), field);
  return domain === undefined || valuesOfField(domain).length < 2 ? [] : [{ field, domain }];
}

/** All that the open choices allow together for one field; ranges that touch are one range. */
function domainOf(choices: readonly Choice[], draft: Draft, name: string): Field | undefined {
  const fields = openTo(isTrade(draft) ? fillable(choices) : choices, draft).flatMap(({ fields: { [name]: field } }) =>
    field === undefined ? [] : [field],
  );
  const [first] = fields;
  if (first === undefined || fields.length === 1) return first;
  const ranges = fields.flatMap((field) => ("from" in field ? [field] : []));
  if (ranges.length === fields.length) {
    return { from: Math.min(...ranges.map(({ from }) => from)), to: Math.max(...ranges.map(({ to }) => to)) };
  }
  return "someOf" in first ? first : { oneOf: [...new Set(fields.flatMap(valuesOf))] };
}

function without(draft: Draft, field: string): Draft {
  const { [field]: _, ...rest } = draft;
  return { ...rest, type: draft.type };
}

/** Whether a draft is this deed, however it is done. */
export const isSameAction = (action: Draft, draft: Draft | null): boolean =>
  draft !== null &&
  Object.entries(action).every(([name, value]) => JSON.stringify(draft[name]) === JSON.stringify(value));
