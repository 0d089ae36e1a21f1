import { diceFor, type Force, forcesOf, pawnsIn } from "../model/camps.ts";
import { topStep } from "../model/flow.ts";
import type { State } from "../model/state.ts";
import type { View, VillageId } from "../model/types.ts";
import { type Front, frontOf } from "../rules/battles/fronts.ts";
import { prospectOf } from "../rules/battles/prospect.ts";
import { followersOf, readyLords, roadTaken, waysOf } from "../rules/marches/ways.ts";

export function battleShown(state: State): View["battle"] {
  const { battle } = state;
  if (battle === null) return null;
  const { village, rounds, ...front } = battle;
  return { ...encounter(state, village, front), round: rounds.length, rounds };
}

/** The battles that would be fought as things stand. */
export const frontsIn = (state: State): View["fronts"] =>
  state.places.flatMap((place) => {
    const front = frontOf(state, place);
    return front === undefined ? [] : [encounter(state, place.village, front)];
  });

function encounter(state: State, village: VillageId, front: Front): View["fronts"][number] {
  const attack = campShown(state, forcesOf(state, { village, ...front }, "attack"));
  const defend = campShown(state, forcesOf(state, { village, ...front }, "defend"));
  const { kind, isWalled } = front;
  const prospect = prospectOf(state, attack.pawns, defend.pawns, isWalled);
  return { village, kind, isWalled, attack, defend, prospect };
}

function campShown(state: State, forces: readonly Force[]): View["fronts"][number]["attack"] {
  const pawns = pawnsIn(forces);
  return {
    seats: forces.map(({ seat }) => seat),
    pawns,
    soldiers: forces.reduce((sum, { soldiers }) => sum + soldiers, 0),
    lords: forces.flatMap(({ lords }) => lords),
    dice: diceFor(state, pawns),
  };
}

/** Where the lords of the family now marching may go. */
export function waysIn(state: State): View["ways"] {
  const top = topStep(state);
  if (top?.type !== "marching") return [];
  return readyLords(state, top.seat).flatMap((lord) =>
    waysOf(state, lord).map(({ to, blockedBy }) => ({
      lord: lord.lord,
      to,
      soldiersMax: followersOf(state, lord),
      isBefore: roadTaken(state, lord, to) !== null,
      blockedBy: blockedBy ?? null,
    })),
  );
}
