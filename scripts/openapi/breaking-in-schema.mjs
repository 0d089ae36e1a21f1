import { resolve } from "./resolve.mjs";

/**
 * Lists breaking changes of a schema, each with the path to it. `at` has both documents and what is read: with `isSent`,
 * clients send the value, so it must not be restricted; otherwise they receive it, so nothing may be missing.
 */
export function breakingInSchema(at, older, newer) {
  const { path = "", compared = new Set() } = at;
  const pair = `${older?.$ref} ${newer?.$ref}`;
  if (older?.$ref !== undefined && compared.has(pair)) return [];
  compared.add(pair);
  const before = resolve(at.older, older) ?? {};
  const after = resolve(at.newer, newer) ?? {};
  const here = { ...at, path, compared };
  return [
    ...inType(here, before, after),
    ...inRequired(here, before, after),
    ...inProperties(here, before, after),
    ...inContained(here, before, after),
    ...inUnion(here, before, after),
  ];
}

const below = (at, name, [older, newer]) => breakingInSchema({ ...at, path: `${at.path}${name}` }, older, newer);

function inType({ isSent, path }, before, after) {
  const changes = isAllowedType(isSent, before, after) ? [] : [`is ${after.type}, no longer ${before.type}`];
  const restrictions = isSent ? [...rejectedValues(before, after), ...tighterBounds(before, after)] : [];
  return [...changes, ...restrictions].map((change) => `${path} ${change}`);
}

/** Clients may send each type that they could send before, and receive no other than before. */
function isAllowedType(isSent, { type: before }, { type: after }) {
  if (before === undefined) return true;
  const [known, current] = [[before].flat(), [after].flat()];
  return isSent
    ? known.every((type) => after === undefined || current.includes(type))
    : current.every((type) => known.includes(type));
}

function rejectedValues(before, after) {
  const allowed = valuesOf(after);
  if (allowed === undefined) return [];
  const rejected = (valuesOf(before) ?? ["other values"]).filter((value) => !allowed.includes(value));
  return rejected.map((value) => `no longer accepts ${JSON.stringify(value)}`);
}

const valuesOf = ({ const: only, enum: some }) => (only === undefined ? some : [only]);

function tighterBounds(before, after) {
  const isHigher = (bound) => (after[bound] ?? -Infinity) > (before[bound] ?? -Infinity);
  const isLower = (bound) => (after[bound] ?? Infinity) < (before[bound] ?? Infinity);
  const lower = ["minimum", "minLength", "minItems"].filter(isHigher);
  const upper = ["maximum", "maxLength", "maxItems"].filter(isLower);
  const pattern = after.pattern !== undefined && after.pattern !== before.pattern ? ["pattern"] : [];
  return [...lower, ...upper, ...pattern].map((bound) => `has another ${bound}`);
}

function inRequired({ isSent, path }, { required: before = [] }, { required: after = [] }) {
  if (isSent) return after.filter((name) => !before.includes(name)).map((name) => `${path}.${name} is required`);
  return before.filter((name) => !after.includes(name)).map((name) => `${path}.${name} can be missing`);
}

function inProperties(at, { properties: known = {} }, { properties: current = {} }) {
  return Object.entries(known).flatMap(([name, schema]) =>
    current[name] === undefined ? [`${at.path}.${name} is gone`] : below(at, `.${name}`, [schema, current[name]]),
  );
}

/** Keywords with the schema of what a value contains, and how a path names it. */
const contained = { items: "[]", additionalProperties: "{}", contentSchema: "" };

function inContained(at, before, after) {
  return Object.entries(contained).flatMap(([keyword, name]) => {
    const [known, current] = [before[keyword], after[keyword]];
    if (!isSchema(known)) return [];
    if (isSchema(current)) return below(at, name, [known, current]);
    return at.isSent && current !== false ? [] : [`${at.path}${name} has no ${keyword}`];
  });
}

const isSchema = (keyword) => typeof keyword === "object";

function inUnion(at, before, after) {
  const known = membersOf(at.older, before);
  const current = membersOf(at.newer, after);
  if (known.size === 0 || current.size === 0) return [];
  return [...known].flatMap(([tag, member]) => {
    const now = current.get(tag);
    if (now !== undefined) return below(at, `(${tag})`, [member, now]);
    return at.isSent ? [`${at.path} no longer accepts ${tag}`] : [];
  });
}

/** The members of a union by what tells them apart: the constants of fields, a name, or the type. */
function membersOf(document, { oneOf, anyOf }) {
  const members = oneOf ?? anyOf ?? [];
  return new Map(members.map((member) => [tagOf(resolve(document, member), member), member]));
}

function tagOf({ properties = {}, const: only, type }, member) {
  const constants = Object.entries(properties).filter(([, property]) => property.const !== undefined);
  if (constants.length > 0) return constants.map(([name, property]) => `${name} ${property.const}`).join(", ");
  return member.$ref?.split("/").at(-1) ?? JSON.stringify(only ?? type ?? Object.keys(properties));
}
