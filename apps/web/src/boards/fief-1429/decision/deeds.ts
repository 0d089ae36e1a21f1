import { openTo, valuesOf, withField } from "../../choice.ts";
import type { Choice, Draft, Field } from "../../scene.ts";

/** The fields that say what is done; the others say how, and are asked in lists of their own. */
const leading: Readonly<Record<string, readonly string[]>> = {
  answer: ["answer"],
  settle: ["village"],
  propose: ["lord", "spouse"],
  present: ["lord"],
  discard: ["card"],
  draw: ["pile"],
  playLord: ["lord", "as"],
  playBoon: ["boon", "bishopric"],
  levyTaille: ["fief"],
  levyTithe: ["bishopric"],
  recruitSergeants: ["village"],
  recruitKnights: ["village"],
  buildMill: ["village"],
  buildCastle: ["village"],
  buyTitle: ["fief"],
  begTitle: ["fief"],
  buyHat: ["lord"],
  march: ["lord"],
  ride: ["lord"],
  entrust: ["to"],
  rideOn: ["to"],
  attack: ["village", "target"],
  join: ["side"],
  lose: ["knights", "first"],
  sacrifice: ["lords"],
  halve: ["knights"],
  resolve: ["stance"],
  waver: ["choice"],
  besiege: ["village"],
  pillage: ["village"],
  bestow: ["lord"],
  house: ["village"],
  calm: ["lord", "as"],
  give: ["to"],
  offer: ["to"],
  accept: ["from"],
  decline: ["from"],
  cede: ["village", "to"],
  free: ["lord"],
  handOver: ["lord", "to"],
  offerRansom: ["lord"],
  passTitle: ["fief", "to"],
  liftSiege: ["village"],
  admit: ["village", "guest"],
  takeRelic: ["lord", "relic"],
  giveRelic: ["relic", "lord"],
  pray: ["bishopric"],
  absolve: ["lord"],
  askAnnulment: ["lord"],
};

/** In the order in which they are asked. */
const asked = [
  "village",
  "lord",
  "to",
  "companions",
  "sergeants",
  "knights",
  "city",
  "author",
  "lords",
  "first",
  "ecus",
  "card",
  "pledge",
  "askedEcus",
  "askedCard",
  "askedPledge",
  "guests",
  "mills",
  "on",
  "blank",
] as const;
export type AskedField = (typeof asked)[number];

/** Every deed that the choices name, open or not, each once. */
export function deedsOf(choices: readonly Choice[]): readonly Draft[] {
  const deeds = new Map<string, Draft>();
  for (const { type, fields } of choices) {
    const leads = (leading[type] ?? []).flatMap((name) => (name in fields ? [name] : []));
    const drafts = leads.reduce<readonly Draft[]>(
      (made, name) => made.flatMap((draft) => everyValue(fields[name]).map((value) => withField(draft, name, value))),
      [{ type }],
    );
    for (const draft of drafts) deeds.set(JSON.stringify(draft), draft);
  }
  return [...deeds.values()];
}

/** The values of a field; of a subset, every set of an allowed size. */
export function everyValue(field: Field | undefined): readonly unknown[] {
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

/**
 * A draft with what it leaves open filled in as most players would: what can only be one thing, nobody to take
 * along, all troops on the march, and one of what is counted.
 */
export function completed(choices: readonly Choice[], draft: Draft): Draft {
  return asked.reduce<Draft>((so, field) => {
    if (field in so) return so;
    const domain = domainOf(choices, so, field);
    const usual = domain === undefined ? undefined : usualOf(so, field, domain);
    return usual === undefined ? so : withField(so, field, usual);
  }, draft);
}

function usualOf({ type }: Draft, field: AskedField, domain: Field): unknown {
  const values = everyValue(domain);
  if (values.length === 1) return values[0];
  if ("from" in domain) return marching.has(type) ? domain.to : domain.from;
  if ("someOf" in domain) return domain.least === 0 ? [] : undefined;
  const isNone = ["card", "askedCard", "pledge", "askedPledge", "blank"].includes(field);
  return isNone ? (domain.oneOf.find((value) => value === "none" || value === "nobody") ?? undefined) : undefined;
}

/** With the lord go all troops, unless some are left behind. */
const marching = new Set(["march", "ride"]);

export interface OpenField {
  readonly field: AskedField;
  readonly domain: Field;
}

/** What a deed leaves to choose, or has chosen among several. */
export function openFields(choices: readonly Choice[], draft: Draft): readonly OpenField[] {
  const lead = leading[draft.type] ?? [];
  return asked
    .filter((field) => !lead.includes(field))
    .flatMap((field) => {
      const domain = domainOf(choices, without(draft, field), field);
      return domain === undefined || everyValue(domain).length < 2 ? [] : [{ field, domain }];
    });
}

/** All that the open choices allow together for one field; ranges that touch are one range. */
function domainOf(choices: readonly Choice[], draft: Draft, name: string): Field | undefined {
  const fields = openTo(choices, draft).flatMap(({ fields: { [name]: field } }) =>
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

/** The one deed that is open where there is no other: its fields are asked at once. */
export function onlyDeed(choices: readonly Choice[]): Draft | null {
  const [deed, ...others] = deedsOf(choices);
  return deed !== undefined && others.length === 0 ? deed : null;
}

function without(draft: Draft, field: string): Draft {
  const { [field]: _, ...rest } = draft;
  return { ...rest, type: draft.type };
}

/** Whether a draft is this deed, however it is done. */
export const isDeed = (deed: Draft, draft: Draft | null): boolean =>
  draft !== null &&
  Object.entries(deed).every(([name, value]) => JSON.stringify(draft[name]) === JSON.stringify(value));

/** The deed of a draft: its leading fields alone. */
export function deedOf(draft: Draft): Draft {
  const lead = (leading[draft.type] ?? []).filter((name) => name in draft);
  return { type: draft.type, ...Object.fromEntries(lead.map((name) => [name, draft[name]])) };
}
