import type { Translate } from "@seneschal/wording";
import type { Choice, Draft, Field } from "../../board-model.ts";
import { allValuesOf, availableChoices, moveOf, valuesOf, withField } from "../../choice.ts";

type ActionFields = Readonly<Record<string, readonly string[]>>;

/** How the moves of a ruleset are asked for. */
interface MoveFields {
  /** The fields that say what is done, for each type of move that not every Fief has. */
  readonly actionFields: ActionFields;
  /** The others, which say how, in the order in which they are asked. */
  readonly detailFields: readonly string[];
}

/** The moves of every Fief. */
const commonActionFields: ActionFields = {
  answer: ["answer"],
  settle: ["village"],
  discard: ["card"],
  buildMill: ["village"],
  buildCastle: ["village"],
  march: ["lord"],
  join: ["side"],
  give: ["to"],
  offer: ["to"],
  accept: ["from"],
  decline: ["from"],
};

/** The details that say where, in the order in which they are asked. */
export const placeFields = ["village", "lord", "to"];
/** The details of gifts and offers, in the order in which they are asked. */
export const tradeFields = ["ecus", "card", "pledge", "askedEcus", "askedCard", "askedPledge"];

export interface OpenField {
  readonly field: string;
  readonly domain: Field;
}

/** The actions of a ruleset: what a move does, apart from how. */
export interface Actions {
  /** Every action of the choices, open or not, each once. */
  actionsOf(choices: readonly Choice[]): readonly Draft[];
  /**
   * A draft with the usual values in its open fields: the only value there is, no companions, all troops on a march,
   * and the smallest number. Once one part of a trade is chosen, its other parts are nothing; before that all of it is
   * open.
   */
  withDefaults(choices: readonly Choice[], draft: Draft): Draft;
  /** The details of an action that have several values. */
  openFields(choices: readonly Choice[], draft: Draft): readonly OpenField[];
  /** The action, if there is only one: its details are asked at once. */
  onlyAction(choices: readonly Choice[]): Draft | null;
  /** The action of a draft, without its details. */
  actionOf(draft: Draft): Draft;
}

export function actionsFor({ actionFields, detailFields }: MoveFields): Actions {
  const fields: ActionFields = { ...commonActionFields, ...actionFields };
  const actionFieldsOf = (type: string) => fields[type] ?? [];
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
        made.flatMap((draft) =>
          (fields[name] ? allValuesOf(fields[name]) : []).map((value) => withField(draft, name, value)),
        ),
      [{ type }],
    );
}

function withDefault(choices: readonly Choice[], draft: Draft, field: string): Draft {
  if (field in draft) return draft;
  const domain = domainOf(choices, draft, field);
  const usual = domain === undefined ? undefined : defaultOf(draft, field, domain);
  return usual === undefined ? draft : withField(draft, field, usual);
}

function defaultOf(draft: Draft, field: string, domain: Field): unknown {
  const { type } = draft;
  const values = allValuesOf(domain);
  if (isTrade(draft)) return values.find(isNothing);
  if (values.length === 1) return values[0];
  if ("from" in domain) return marching.has(type) ? domain.to : domain.from;
  if ("someOf" in domain) return domain.min === 0 ? [] : undefined;
  return domain.oneOf.find((value) => value === usualValues[field]);
}

/** What most players choose. */
const usualValues: Readonly<Record<string, string>> = { blank: "nobody", bearer: "all" };

/** An exchange of goods: one part of it is enough. */
export const isTrade = ({ type }: Draft): boolean => type === "offer";
/** A gift or an offer: the other player is asked for before the goods. */
export const isDeal = ({ type }: Draft): boolean => type === "offer" || type === "give";
export const isNothing = (value: unknown): boolean => value === 0 || value === "none";

/** An offer of nothing for nothing is closed, but it is what an empty form says. */
const fillable = (choices: readonly Choice[]): readonly Choice[] =>
  choices
    .flatMap(({ blockedBy: _, ...choice }) => (isTrade(choice) && isOfNothing(choice) ? [choice] : []))
    .concat(choices);
const isOfNothing = ({ fields: { to: _, ...parts } }: Choice): boolean => Object.values(parts).every(isOnlyNothing);

/** Whether nothing is the only value of a field. Ranges of money are long, so they are not listed. */
function isOnlyNothing(field: Field): boolean {
  if ("from" in field) return field.from === 0 && field.to === 0;
  return "oneOf" in field && field.oneOf.every(isNothing);
}

/** All troops go along with the lord, unless some are left behind. */
const marching = new Set(["march", "ride"]);

function openField(choices: readonly Choice[], draft: Draft, field: string): readonly OpenField[] {
  const domain = domainOf(choices, without(draft, field), field);
  return domain === undefined || allValuesOf(domain).length < 2 ? [] : [{ field, domain }];
}

/** All values that the open choices allow for one field; adjacent ranges are one range. */
function domainOf(choices: readonly Choice[], draft: Draft, name: string): Field | undefined {
  const fields = availableChoices(isTrade(draft) ? fillable(choices) : choices, draft).flatMap(
    ({ fields: { [name]: field } }) => (field === undefined ? [] : [field]),
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

/** Whether a draft is this action, with any details. */
export const isSameAction = (action: Draft, draft: Draft | null): boolean =>
  draft !== null &&
  Object.entries(action).every(([name, value]) => JSON.stringify(draft[name]) === JSON.stringify(value));

/** What an empty offer needs. */
export function missingHint(t: Translate, draft: Draft): string | null {
  return isTrade(draft) ? t(`hint.${draft.type}`) : null;
}
