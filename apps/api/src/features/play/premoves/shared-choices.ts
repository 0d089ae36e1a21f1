import { type AnyDomain, type AnyRuleset, domainsOf, isPossible } from "@seneschal/engine";

type AnyChoice = ReturnType<AnyRuleset["choices"]>[number];

/**
 * What is offered in both of two possible courses of a game: so nothing is offered that only assumed chance brought, like
 * a card that was not drawn yet.
 */
export function sharedChoices(ones: readonly AnyChoice[], others: readonly AnyChoice[]): readonly AnyChoice[] {
  return ones.flatMap((one) => others.flatMap((other) => shared(one, other) ?? []));
}

function shared(one: AnyChoice, other: AnyChoice): AnyChoice | undefined {
  if (one.type !== other.type || one.blockedBy !== other.blockedBy) return undefined;
  const fields = Object.entries(domainsOf(one)).map(([name, domain]) => {
    const matching = domainsOf(other)[name];
    return [name, matching && sharedDomain(domain, matching)] as const;
  });
  if (fields.some(([, domain]) => domain === undefined)) return undefined;
  const choice = { ...one, fields: Object.fromEntries(fields) } as AnyChoice;
  return isPossible(choice) ? choice : undefined;
}

function sharedDomain(one: AnyDomain, other: AnyDomain): AnyDomain | undefined {
  if ("oneOf" in one && "oneOf" in other) return { oneOf: one.oneOf.filter((value) => includes(other.oneOf, value)) };
  if ("from" in one && "from" in other) return { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
  if ("someOf" in one && "someOf" in other) {
    const someOf = one.someOf.filter((value) => includes(other.someOf, value));
    return { someOf, min: Math.max(one.min, other.min), max: Math.min(one.max, other.max, someOf.length) };
  }
  return undefined;
}

const includes = (values: readonly unknown[], value: unknown) => values.includes(value);
