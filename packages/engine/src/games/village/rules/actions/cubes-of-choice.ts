import type { Seat } from "../../../../core/ruleset.ts";
import { colours, type State } from "../../model/state.ts";
import type { Colour, FactOf } from "../../model/types.ts";

/** Cubes that are taken together; the name is that of a move. */
export interface Handful {
  readonly name: string;
  readonly cubes: readonly Colour[];
}

/** VIL-10.8: every combination of this many cubes that the supply can give, or of fewer if it has fewer. */
export function waysToChoose({ supply }: State, wanted: number): readonly Handful[] {
  const there = colours.reduce((sum, colour) => sum + supply.cubes[colour], 0);
  return handfulsOf(Math.min(wanted, there)).filter(({ cubes }) =>
    cubes.every((colour, place) => supply.cubes[colour] > place - cubes.indexOf(colour)),
  );
}

export const chosen = (seat: Seat, { cubes }: Handful, by: FactOf<"CubesChosen">["by"]): FactOf<"CubesChosen"> => ({
  type: "CubesChosen",
  seat,
  cubes,
  by,
});

const known = new Map<number, readonly Handful[]>();
/** None if there is nothing. */
function handfulsOf(size: number): readonly Handful[] {
  const found = known.get(size) ?? listsOf(size, colours).map((cubes) => ({ name: cubes.join("+"), cubes }));
  known.set(size, found);
  return found;
}

/** All ways to take this many cubes, with cubes of one colour next to each other. */
function listsOf(size: number, from: readonly Colour[]): readonly (readonly Colour[])[] {
  if (size === 0) return [];
  return from.flatMap((colour, place) => {
    if (size === 1) return [[colour]];
    return listsOf(size - 1, from.slice(place)).map((rest) => [colour, ...rest]);
  });
}
