import type { Chance } from "../core/chance.ts";
import { type AnyDomain, type Choice, domainsOf, drawMove } from "../core/choice.ts";
import type { Typed } from "../core/ruleset.ts";

export const isOpen = ({ blockedBy }: { readonly blockedBy?: string }) => blockedBy === undefined;

/** All moves of the open choices if there are few, otherwise a fair sample of this size. */
export function candidatesOf<Move extends Typed>(
  choices: readonly Choice<Move>[],
  chance: Chance,
  max: number,
): readonly Move[] {
  const open = choices.filter(isOpen);
  const share = Math.max(1, Math.floor(max / open.length));
  const wide = open.filter((choice) => sizeOf(choice) > share);
  const room = max - open.reduce((sum, choice) => sum + (wide.includes(choice) ? 0 : sizeOf(choice)), 0);
  const moves = open.flatMap((choice) =>
    wide.includes(choice)
      ? sampleOf<Move>(choice, chance, Math.max(1, Math.floor(room / wide.length)))
      : everyMoveOf<Move>(choice),
  );
  return moves;
}

/** All moves of the open choices; undefined if there are more than this. */
export function everyMoveIn<Move extends Typed>(
  choices: readonly Choice<Move>[],
  max: number,
): readonly Move[] | undefined {
  const open = choices.filter(isOpen);
  const size = open.reduce((sum, choice) => sum + sizeOf(choice), 0);
  return size > max ? undefined : open.flatMap((choice) => everyMoveOf<Move>(choice));
}

/** Some of these moves, drawn at random, of as many types as possible: thousands of offers do not hide a single pass. */
export function noticedOf<Move extends Typed>(moves: readonly Move[], chance: Chance, max: number): readonly Move[] {
  const shuffled = chance.shuffle(moves);
  if (shuffled.length <= max) return shuffled;
  const seen = new Map<string, number>();
  const counted = shuffled.map((move) => {
    const before = seen.get(move.type) ?? 0;
    seen.set(move.type, before + 1);
    return { move, before };
  });
  return counted
    .toSorted((one, other) => one.before - other.before)
    .slice(0, max)
    .map(({ move }) => move);
}

function sampleOf<Move extends Typed>(choice: Choice<Move>, chance: Chance, size: number): readonly Move[] {
  const drawn = Array.from({ length: size }, () => drawMove<Move>(choice, chance));
  const byText = new Map(drawn.map((move) => [JSON.stringify(move), move]));
  return [...byText.values()];
}

function everyMoveOf<Move extends Typed>(choice: Choice<Move>): readonly Move[] {
  const fields = Object.entries(domainsOf(choice));
  const moves = fields.reduce<readonly Record<string, unknown>[]>(
    (all, [name, domain]) => all.flatMap((move) => valuesOf(domain).map((value) => ({ ...move, [name]: value }))),
    [{ type: choice.type }],
  );
  return moves as readonly unknown[] as readonly Move[];
}

function sizeOf(choice: Choice<Typed>): number {
  return Object.values(domainsOf(choice)).reduce((size, domain) => size * widthOf(domain), 1);
}

function widthOf(domain: AnyDomain): number {
  if ("oneOf" in domain) return domain.oneOf.length;
  return "from" in domain ? domain.to - domain.from + 1 : 2 ** domain.someOf.length;
}

function valuesOf(domain: AnyDomain): readonly unknown[] {
  if ("oneOf" in domain) return domain.oneOf;
  if ("from" in domain) return Array.from({ length: domain.to - domain.from + 1 }, (_, step) => domain.from + step);
  return subsetsOf(domain.someOf).filter(({ length }) => domain.min <= length && length <= domain.max);
}

const subsetsOf = (list: readonly unknown[]): readonly (readonly unknown[])[] =>
  list.reduce<readonly (readonly unknown[])[]>((all, one) => all.concat(all.map((subset) => [...subset, one])), [[]]);
