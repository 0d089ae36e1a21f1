import type { Seat } from "../../../../core/ruleset.ts";
import { at, lordsBefore, type State, soldiersBefore } from "../model/state.ts";
import type { FactOf, LordId, VillageId } from "../model/types.ts";
import {
  type EvolversOf,
  eachChanged,
  tidied,
  withEcus,
  withGate,
  withLord,
  withPlace,
  withStanceOf,
} from "./changes.ts";
import { changedLord, changedState } from "./clone.ts";

export const groundEvolvers: EvolversOf<
  | "Recruited"
  | "MillBuilt"
  | "PressBuilt"
  | "CastleBuilt"
  | "BuildingsLost"
  | "CastleStormed"
  | "SoldiersLost"
  | "Marched"
  | "StanceTaken"
  | "SallyDeclared"
  | "Entered"
  | "VillageCeded"
> = {
  Recruited: (state, { seat, village, soldiers, ecus }) =>
    withPlace(withEcus(state, seat, 0 - ecus), village, { soldiers: at(state, village).soldiers + soldiers }),
  MillBuilt: (state, { seat, village, ecus }) =>
    withPlace(withEcus(state, seat, 0 - ecus), village, { mills: at(state, village).mills + 1 }),
  PressBuilt: (state, { seat, village, ecus }) =>
    withPlace(withEcus(state, seat, 0 - ecus), village, { presses: at(state, village).presses + 1 }),
  CastleBuilt: (state, { seat, village, ecus }) =>
    withPlace(withEcus(state, seat, 0 - ecus), village, { hasCastle: true }),
  BuildingsLost(state, { village, mills, presses }) {
    const place = at(state, village);
    return withPlace(state, village, { mills: place.mills - mills, presses: place.presses - presses });
  },
  CastleStormed: (state) => state,
  SoldiersLost: (state, { seat, village, road, soldiers }) =>
    tidied(withSoldiers(state, seat, { village, road }, 0 - soldiers), village),
  Marched: marched,
  StanceTaken: (state, { seat, village, stance, isSiegeKept }) =>
    withPlace(state, village, { stances: withStanceOf(at(state, village), seat, stance, isSiegeKept) }),
  SallyDeclared: (state, { village }) => withPlace(state, village, { isSallying: true }),
  Entered: (state, { seat, village }) => entered(state, seat, village),
  VillageCeded: ceded,
};

type Spot = { readonly village: VillageId; readonly road: VillageId | null };

/** More soldiers in a village, or on the road before it; fewer, if the number is below nothing. */
function withSoldiers(state: State, seat: Seat, { village, road }: Spot, more: number): State {
  if (more === 0) return state;
  const { soldiers, gates } = at(state, village);
  if (road !== null) return withPlace(state, village, { gates: withGate(gates, seat, road, more) });
  return withPlace(state, village, { soldiers: soldiers + more });
}

function marched(state: State, fact: FactOf<"Marched">): State {
  const { seat, lord, from, fromRoad, to, road, soldiers } = fact;
  const steps = (state.lords.find((one) => one.lord === lord)?.steps ?? 0) + 1;
  const left = withSoldiers(state, seat, { village: from, road: fromRoad }, 0 - soldiers);
  const moved = withLord(left, lord, { village: to, road, steps });
  const there = withSoldiers(moved, seat, { village: to, road }, soldiers);
  return tidied(road === null ? holding(there, seat, to) : there, from);
}
const holding = (state: State, seat: Seat, village: VillageId): State =>
  at(state, village).holder === seat ? state : withPlace(state, village, { holder: seat });

/** Everyone of the family who stands before the village enters. */
function entered(state: State, seat: Seat, village: VillageId): State {
  const place = at(state, village);
  const lords = eachChanged(state.lords, (lord) =>
    lord.seat === seat && lord.village === village && lord.road !== null ? changedLord(lord, { road: null }) : lord,
  );
  return withPlace(changedState(state, { lords }), village, {
    holder: seat,
    soldiers: place.soldiers + soldiersBefore(place, seat),
    gates: place.gates.some((gate) => gate.seat === seat)
      ? place.gates.filter((gate) => gate.seat !== seat)
      : place.gates,
    stances: place.stances.filter((one) => one.seat !== seat),
  });
}

/** Those in the village and those before it change places. */
function ceded(state: State, { village, seat, to }: FactOf<"VillageCeded">): State {
  const place = at(state, village);
  const road = place.gates.find((gate) => gate.seat === to)?.road ?? lordsBefore(state, village, to)[0]?.road;
  if (road === undefined || road === null) return state;
  const leaving: readonly LordId[] = state.lords
    .filter((lord) => lord.village === village && lord.road === null)
    .map(({ lord }) => lord);
  const outside = withPlace(state, village, {
    soldiers: 0,
    gates: withGate(place.gates, seat, road, place.soldiers),
    stances: withStanceOf(place, seat, "guest"),
    isSallying: false,
  });
  const lords = eachChanged(outside.lords, (lord) =>
    leaving.includes(lord.lord) ? changedLord(lord, { road }) : lord,
  );
  return entered(changedState(outside, { lords }), to, village);
}
