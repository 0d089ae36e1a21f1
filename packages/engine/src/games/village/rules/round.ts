import type { Chance } from "../../../core/chance.ts";
import { allCubes, noCubes, sum } from "../model/cubes.ts";
import { nobody, type RuleOfStep, settled, turnOf } from "../model/flow.ts";
import { actions, type Cubes, colours, type State, tableOf } from "../model/state.ts";
import type { Action, Cube, FactOf } from "../model/types.ts";
import { drawnFrom } from "./lots.ts";

export const round: RuleOfStep<"round"> = {
  asks: () => nobody,
  run: (state, _, chance) => {
    // VIL-3.8
    const first = state.marker ?? state.first;
    const added = cubesToAdd(state);
    return [
      { type: "RoundBegan", round: state.round + 1, first, byMarker: state.marker !== null },
      { type: "BagFilled", added },
      spacesFilled(state, sum(state.supply.bag, added), chance),
      settled(turnOf(first, false)),
    ];
  },
};

// VIL-3.1, VIL-3.3: what the card says, as far as the supply goes, and every plague cube.
function cubesToAdd(state: State): Cubes {
  const { cubes } = state.supply;
  const { added } = tableOf(state);
  const wanted = colours.map((colour) => [colour, Math.min(added, cubes[colour])]);
  return { ...noCubes, ...Object.fromEntries(wanted), plague: cubes.plague };
}

// VIL-3.2, VIL-3.4: one cube at a time, so that a bag that runs out leaves the spaces even.
function spacesFilled(state: State, bag: Cubes, chance: Chance): FactOf<"SpacesFilled"> {
  const places = placesToFill(state);
  const drawn = drawnFrom(listOf(bag), places.length, chance);
  const spaces = actions.map((action) => cubesOf(drawn.filter((_, place) => places[place] === action)));
  return { type: "SpacesFilled", spaces, missing: places.length - drawn.length };
}

/** The places for cubes in the order in which they are dealt. */
function placesToFill(state: State): readonly Action[] {
  const { placed } = tableOf(state);
  const max = Math.max(...placed.map(({ cubes }) => cubes));
  return Array.from({ length: max }, (_, layer) =>
    actions.filter((action) => placed.some((space) => space.action === action && space.cubes > layer)),
  ).flat();
}

const listOf = (bag: Cubes): readonly Cube[] =>
  allCubes.flatMap((cube) => Array.from({ length: bag[cube] }, () => cube));

function cubesOf(list: readonly Cube[]): Cubes {
  const counted: Record<Cube, number> = { ...noCubes };
  for (const cube of list) counted[cube] += 1;
  return counted;
}
