import { type Camp, campOf, diceOf, pointsOf, wallsIn } from "../battles/camps.ts";
import { prospectOf } from "../battles/prospect.ts";
import type { Battle, State } from "../state.ts";
import type { Side, View } from "../words.ts";

type Shown = NonNullable<View["battle"]>;

export function battleShown(state: State, battle: Battle): Shown {
  const { village, kind, round, emptyRounds, isUndermined, owed } = battle;
  const sides: readonly Side[] = ["attack", "defend"];
  return {
    village,
    kind,
    round,
    emptyRounds,
    isUndermined,
    attack: campShown(campOf(state, battle, "attack"), wallsIn(state, battle), 0),
    defend: campShown(campOf(state, battle, "defend"), 0, kind === "ride" ? 1 : 0),
    owed: sides.filter((side) => owed[side] > 0).map((side) => ({ side, hits: owed[side] })),
    prospect: prospectOf(state, battle),
  };
}

const campShown = (camp: Camp, walls: number, bonus: number): Shown["attack"] => ({
  leader: camp.leader,
  seats: camp.seats,
  lords: camp.lords.map(({ lord }) => lord),
  sergeants: camp.sergeants,
  knights: camp.knights,
  points: pointsOf(camp),
  dice: Math.max(0, diceOf(camp) - walls),
  walls,
  bonus,
});
