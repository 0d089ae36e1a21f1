import { type Chance, chanceFrom } from "./chance.ts";
import type { Typed } from "./ruleset.ts";

type OneOf<Value> = { readonly oneOf: readonly Value[] };
type Between = { readonly from: number; readonly to: number };
type SomeOf<Value> = { readonly someOf: readonly Value[]; readonly min: number; readonly max: number };
/** What a field may hold. Every combination of the fields of a choice is legal; a fixed field is a list of one. */
export type Domain<Value> = [Value] extends [readonly (infer Member)[]]
  ? SomeOf<Member>
  : [Value] extends [number]
    ? OneOf<Value> | Between
    : OneOf<Value>;
export type AnyDomain = OneOf<unknown> | Between | SomeOf<unknown>;

type AnyChoice = {
  readonly type: string;
  readonly fields: object;
  /** Shown, but forbidden by this rule. */
  readonly blockedBy?: string;
  /** Taken if the player does not answer: the first value of each field. Each asked seat has exactly one such choice. */
  readonly isDefault?: true;
};
type ChoiceOf<Move extends Typed> = Move extends Typed
  ? {
      readonly type: Move["type"];
      readonly fields: { readonly [Field in Exclude<keyof Move, "type">]: Domain<Move[Field]> };
    }
  : never;
/** A set of moves of one type: boards highlight it, the action list shows it and bots draw from it. */
export type Choice<Move extends Typed> = AnyChoice & ChoiceOf<Move>;

export function covers(choice: AnyChoice, move: Typed): boolean {
  if (choice.type !== move.type) return false;
  const domains = domainsOf(choice);
  const values: Readonly<Record<string, unknown>> = move;
  const names = Object.keys(domains);
  if (Object.keys(values).length !== names.length + 1) return false;
  for (const name of names) if (!Object.hasOwn(values, name) || !holds(domains[name], values[name])) return false;
  return true;
}

/** A choice with an empty list offers nothing, so rules need not check for empty lists. */
export function isPossible(choice: AnyChoice): boolean {
  for (const name in choice.fields) if (sizeOf(domainsOf(choice)[name] as AnyDomain) <= 0) return false;
  return true;
}

/** One move that the choice covers. */
export function drawMove<Move extends Typed>(choice: Choice<Move>, chance: Chance): Move {
  const move: Record<string, unknown> = { type: choice.type };
  const domains = domainsOf(choice);
  for (const name of Object.keys(domains)) move[name] = drawn(domains[name] as AnyDomain, chance);
  return move as Move;
}

/**
 * The moves with these fields, all open except the one in which every field has its first value: this rule forbids it. The
 * open choices share no move: in each, one field skips its first value, the fields before it keep theirs, those after are
 * free.
 */
export function blockingFirst<One extends ListedChoice>(
  { type, fields }: One,
  rule: string,
): readonly OpenOrBlocked<One>[] {
  const choices: OpenOrBlocked<ListedChoice>[] = [];
  const first: Record<string, Listed> = { ...fields };
  for (const name of Object.keys(fields)) {
    const domain = fields[name];
    if (domain === undefined || sizeOf(domain) < 2) continue;
    // Assigned to a copy: a literal with a computed name takes several times as long.
    const others = { ...first };
    others[name] = withoutFirst(domain);
    choices.push({ type, fields: others });
    first[name] = onlyFirst(domain);
  }
  choices.push({ type, fields: first, blockedBy: rule });
  return choices as readonly OpenOrBlocked<ListedChoice>[] as readonly OpenOrBlocked<One>[];
}
type Listed = OneOf<unknown> | Between;
type ListedChoice = { readonly type: string; readonly fields: Readonly<Record<string, Listed>> };
type OpenOrBlocked<One extends ListedChoice> = Pick<One, "type" | "fields"> & { readonly blockedBy?: string };

const silence = chanceFrom(() => 0);
export const defaultMove = <Move extends Typed>(choice: Choice<Move>): Move => drawMove<Move>(choice, silence);

/** The only move that these choices offer; undefined if they offer several or none. Blocked choices offer nothing. */
export function singleMove<Move extends Typed>(choices: readonly Choice<Move>[]): Move | undefined {
  const [open, ...others] = choices.filter(({ blockedBy }) => blockedBy === undefined);
  if (open === undefined || others.length > 0) return undefined;
  return Object.values(domainsOf(open)).every(isSingleValue) ? defaultMove<Move>(open) : undefined;
}

/** The choices that count if the types of moves in `trades` do not. */
export const withoutTrades = <One extends AnyChoice>(choices: readonly One[], trades: readonly string[] = []) =>
  choices.filter(({ type }) => !trades.includes(type));

/** The fields of a choice whose move is not known, by name. */
export const domainsOf = ({ fields }: AnyChoice) => fields as Readonly<Record<string, AnyDomain>>;

function holds(domain: AnyDomain | undefined, value: unknown): boolean {
  if (domain === undefined) return false;
  if ("oneOf" in domain) return domain.oneOf.includes(value);
  if ("from" in domain) return Number.isInteger(value) && domain.from <= Number(value) && Number(value) <= domain.to;
  if (!Array.isArray(value) || value.length < domain.min || value.length > domain.max) return false;
  return new Set(value).size === value.length && value.every((one) => domain.someOf.includes(one));
}

const onlyFirst = (domain: Listed): Listed =>
  "oneOf" in domain ? { oneOf: domain.oneOf.slice(0, 1) } : { from: domain.from, to: domain.from };
const withoutFirst = (domain: Listed): Listed =>
  "oneOf" in domain ? { oneOf: domain.oneOf.slice(1) } : { from: domain.from + 1, to: domain.to };

function sizeOf(domain: AnyDomain): number {
  if ("oneOf" in domain) return domain.oneOf.length;
  return "from" in domain ? domain.to - domain.from + 1 : domain.someOf.length - domain.min + 1;
}

function isSingleValue(domain: AnyDomain): boolean {
  if (!("someOf" in domain)) return sizeOf(domain) === 1;
  const max = Math.min(domain.max, domain.someOf.length);
  return domain.min === max && (max === 0 || max === domain.someOf.length);
}

function drawn(domain: AnyDomain, chance: Chance): unknown {
  if ("oneOf" in domain) return chance.pick(domain.oneOf);
  if ("from" in domain) return domain.from + chance.below(domain.to - domain.from + 1);
  const max = Math.min(domain.max, domain.someOf.length);
  return chance.shuffle(domain.someOf).slice(0, domain.min + chance.below(max - domain.min + 1));
}
