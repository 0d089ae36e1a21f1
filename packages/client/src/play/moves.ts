/** What a field can hold: one of some values, a whole number in a range, or several distinct values. */
type Domain =
  | { readonly oneOf: readonly unknown[] }
  | { readonly from: number; readonly to: number }
  | { readonly someOf: readonly unknown[]; readonly min: number; readonly max: number };

/** A choice of any ruleset. */
export interface AnyChoice {
  readonly type: string;
  readonly fields: object;
  readonly id?: string | undefined;
  readonly blockedBy?: string | undefined;
}

type ValueOf<Field> = Field extends { oneOf: readonly (infer Value)[] }
  ? Value
  : Field extends { someOf: readonly (infer Value)[] }
    ? Value[]
    : number;

/** The moves that a choice describes. */
export type MoveOf<Choice extends AnyChoice> = Choice extends AnyChoice
  ? { type: Choice["type"] } & { -readonly [Field in keyof Choice["fields"]]: ValueOf<Choice["fields"][Field]> }
  : never;

/**
 * Every move that a choice describes, the first values first. Some choices describe very many moves: take as many as you need.
 * A blocked choice describes moves that the server refuses.
 */
export function* moves<Choice extends AnyChoice>(choice: Choice): Generator<MoveOf<Choice>, void, undefined> {
  for (const values of combinations(Object.entries(choice.fields))) {
    yield { type: choice.type, ...values } as MoveOf<Choice>;
  }
}

/** One move of a choice. `random` returns a number from 0 up to, but not including, 1. */
export function randomMove<Choice extends AnyChoice>(choice: Choice, random = Math.random): MoveOf<Choice> {
  const values = Object.entries(choice.fields).map(([name, domain]) => [name, randomValue(domain, random)]);
  return { type: choice.type, ...Object.fromEntries(values) } as MoveOf<Choice>;
}

/** Whether a move is one of those that a choice describes. */
export function covers({ type, fields }: AnyChoice, move: { readonly type: string }): boolean {
  if (type !== move.type) return false;
  const values = move as unknown as Readonly<Record<string, unknown>>;
  const domains: readonly [string, Domain][] = Object.entries(fields);
  return (
    Object.keys(move).length === domains.length + 1 && domains.every(([name, domain]) => holds(domain, values[name]))
  );
}

function* combinations(fields: readonly [string, Domain][]): Generator<Record<string, unknown>> {
  const [first, ...others] = fields;
  if (first === undefined) {
    yield {};
    return;
  }
  const [name, domain] = first;
  for (const value of valuesOf(domain)) for (const rest of combinations(others)) yield { [name]: value, ...rest };
}

function* valuesOf(domain: Domain): Generator<unknown> {
  if ("oneOf" in domain) yield* domain.oneOf;
  else if ("from" in domain) for (let value = domain.from; value <= domain.to; value += 1) yield value;
  else for (let size = domain.min; size <= countMax(domain); size += 1) yield* selections(domain.someOf, size);
}

/** Each set of `size` values, in their order. */
function* selections(values: readonly unknown[], size: number): Generator<unknown[]> {
  if (size === 0) yield [];
  else
    for (const [index, value] of values.entries())
      for (const rest of selections(values.slice(index + 1), size - 1)) yield [value, ...rest];
}

function randomValue(domain: Domain, random: () => number): unknown {
  const below = (count: number) => Math.floor(random() * count);
  if ("oneOf" in domain) return domain.oneOf[below(domain.oneOf.length)];
  if ("from" in domain) return domain.from + below(domain.to - domain.from + 1);
  const left = [...domain.someOf];
  const size = domain.min + below(countMax(domain) - domain.min + 1);
  return Array.from({ length: size }, () => left.splice(below(left.length), 1)[0]);
}

function holds(domain: Domain, value: unknown): boolean {
  if ("oneOf" in domain) return domain.oneOf.includes(value);
  if ("from" in domain) return Number.isInteger(value) && domain.from <= Number(value) && Number(value) <= domain.to;
  if (!Array.isArray(value) || value.length < domain.min || value.length > domain.max) return false;
  return new Set(value).size === value.length && value.every((one) => domain.someOf.includes(one));
}

const countMax = ({ max, someOf }: { max: number; someOf: readonly unknown[] }) => Math.min(max, someOf.length);
