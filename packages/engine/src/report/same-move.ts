import type { Typed } from "../core/ruleset.ts";

/** Whether two moves ask for the same: the order of fields, and of what a field selects, does not matter. */
export function isSameMove(one: Typed, other: Typed): boolean {
  return canonical(one) === canonical(other);
}

const canonical = (move: Typed): string =>
  JSON.stringify(
    Object.entries(move)
      .map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map((part) => JSON.stringify(part)).toSorted() : value,
      ])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
