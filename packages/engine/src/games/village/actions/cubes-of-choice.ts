import type { Seat } from "../../../core/ruleset.ts";
import { colours, type State } from "../state.ts";
import type { Colour, FactOf } from "../words.ts";

/** VIL-10.8: every handful of so many cubes, or of all there are if there are fewer, that the supply can give. */
export function waysToChoose({ supply: { cubes } }: State, wanted: number): readonly (readonly Colour[])[] {
  const there = colours.reduce((sum, colour) => sum + cubes[colour], 0);
  return handfuls(Math.min(wanted, there), colours).filter((handful) =>
    colours.every((colour) => handful.filter((one) => one === colour).length <= cubes[colour]),
  );
}

/** As a move names it. */
export const nameOfCubes = (handful: readonly Colour[]): string => handful.join("+");

export const chosen = (
  seat: Seat,
  cubes: readonly Colour[],
  by: FactOf<"CubesChosen">["by"],
): FactOf<"CubesChosen"> => ({ type: "CubesChosen", seat, cubes, by });

/** All ways to take so many, whatever their order; of nothing there is none. */
function handfuls(size: number, from: readonly Colour[]): readonly (readonly Colour[])[] {
  if (size === 0) return [];
  return from.flatMap((colour, place) => {
    if (size === 1) return [[colour]];
    return handfuls(size - 1, from.slice(place)).map((rest) => [colour, ...rest]);
  });
}
