/** What is known about the values of an expression. */
export interface Fact {
  readonly isNullable: boolean;
  /** All texts that it, or an element of it, can be, if they are known. */
  readonly enumValues?: ReadonlySet<string> | undefined;
  /** Can an element of it be null? The elements of stored arrays are not. */
  readonly hasNullElements?: boolean | undefined;
  /** What its JSON looks like, if the statement builds it. */
  readonly json?: JsonShape | undefined;
}

/** A value and its Postgres type. */
export interface TypedFact extends Fact {
  readonly type: string;
}

export type JsonShape =
  | { readonly type: "object"; readonly fields: ReadonlyMap<string, TypedFact> }
  | { readonly type: "array"; readonly element: TypedFact }
  | { readonly type: "empty array" };

export const neverNull: Fact = { isNullable: false };
export const maybeNull: Fact = { isNullable: true };
/** A null can be of any type: it adds no words and no JSON to the alternatives. */
export const alwaysNull: Fact = { isNullable: true, enumValues: new Set(), json: { type: "empty array" } };

/** One of several: the branches of a CASE, the halves of a UNION, the variants of a statement. */
export function eitherOf(facts: readonly Fact[]): Fact {
  return {
    isNullable: facts.some(({ isNullable }) => isNullable),
    hasNullElements: facts.some(({ hasNullElements }) => hasNullElements === true),
    enumValues: enumValuesOfAll(facts),
    json: shapeOfAll(facts),
  };
}

export function nullableIf<Known extends Fact>(isNullable: boolean, fact: Known): Known {
  return { ...fact, isNullable: fact.isNullable || isNullable };
}

/** An array of values of which this is known. */
export function arrayOf({ isNullable, enumValues }: Fact): Fact {
  return { isNullable: false, hasNullElements: isNullable, enumValues };
}

function enumValuesOfAll(facts: readonly Fact[]): ReadonlySet<string> | undefined {
  const all = new Set<string>();
  for (const { enumValues } of facts) {
    if (enumValues === undefined) return undefined;
    for (const word of enumValues) all.add(word);
  }
  return all;
}

function shapeOfAll(facts: readonly Fact[]): JsonShape | undefined {
  if (facts.some(({ json }) => json === undefined)) return undefined;
  const shapes = facts.flatMap(({ json }) => (json === undefined || json.type === "empty array" ? [] : [json]));
  const [first] = shapes;
  if (first === undefined) return { type: "empty array" };
  return shapes.every((shape) => printed(shape) === printed(first)) ? first : undefined;
}

const printed = (shape: JsonShape) =>
  JSON.stringify(shape, (_, value) => (value instanceof Map || value instanceof Set ? [...value] : value));
