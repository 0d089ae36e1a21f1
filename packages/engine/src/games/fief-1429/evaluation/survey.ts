import type { Seat } from "../../../core/ruleset.ts";
import { atlas, placeOf } from "../model/atlas.ts";
import { hitsToFell, knightHits } from "../model/camps.ts";
import { controllerOf } from "../model/control.ts";
import { holderOf } from "../model/offices.ts";
import { isFree, type State } from "../model/state.ts";
import type { VillageId } from "../model/types.ts";

/** What most of an evaluation asks for, found once for a position. All lists are in the order of the atlas. */
export interface Survey {
  /** Combat points by village and by seat. */
  readonly forces: readonly (readonly number[])[];
  /** Who controls each village. */
  readonly controllers: readonly (Seat | null)[];
  /** Who holds the title of each fief. */
  readonly holders: readonly (Seat | null)[];
}

export const surveyOf = (state: State): Survey => ({
  forces: forcesIn(state),
  controllers: state.places.map(({ village }) => controllerOf(state, village)),
  holders: atlas.fiefs.map(({ fief }) => holderOf(state, fief)?.seat ?? null),
});

/** The villages of each fief, by their places in the atlas. */
export const villagesOfFiefs: readonly (readonly number[])[] = atlas.fiefs.map(({ villages }) =>
  villages.map((village) => placeOf(village).index),
);

function forcesIn(state: State): Survey["forces"] {
  const { length } = state.families;
  const forces = state.places.map(({ bands }) => {
    const points = new Array<number>(length).fill(0);
    for (const band of bands) points[band.seat] = (points[band.seat] ?? 0) + hitsToFell(band);
    return points;
  });
  for (const lord of state.lords) {
    const points = isFree(lord) ? forces[placeOf(lord.village).index] : undefined;
    if (points !== undefined) points[lord.seat] = (points[lord.seat] ?? 0) + 1;
  }
  return forces;
}

/** The most that a family other than these two has there. An index takes a third of the time of pairs. */
export function strongestBut(seat: Seat, ally: Seat | null, byFamily: readonly number[]): number {
  let most = 0;
  for (let other = 0; other < byFamily.length; other++) {
    const points = byFamily[other] ?? 0;
    if (points > most && other !== seat && other !== ally) most = points;
  }
  return most;
}

/** Combat points of a family that are not on the map yet. */
export const musteredBy = ({ families }: State, seat: number): number =>
  (families[seat]?.muster ?? []).reduce((sum, post) => sum + post.sergeants + knightHits * post.knights, 0);

/** Steps from village to village, by their places in the atlas. */
export const distances: readonly (readonly number[])[] = atlas.villages.map(distancesFrom);

function distancesFrom(start: VillageId): readonly number[] {
  const steps = new Map<VillageId, number>([[start, 0]]);
  for (const [village, distance] of steps) {
    for (const next of placeOf(village).neighbours) if (!steps.has(next)) steps.set(next, distance + 1);
  }
  return atlas.villages.map((village) => steps.get(village) ?? atlas.villages.length);
}

/** The places next to each village in the atlas. */
export const neighbours: readonly (readonly number[])[] = atlas.villages.map((village) =>
  placeOf(village).neighbours.map((next) => placeOf(next).index),
);
