import type { Seat } from "../../../../core/ruleset.ts";
import { atlas, placeOf } from "../model/atlas.ts";
import type { State } from "../model/state.ts";
import type { VillageId } from "../model/types.ts";

/** What most of an evaluation asks for, found once for a position. All lists are in the order of the atlas. */
export interface Survey {
  /** Pawns in or before each village, by seat. */
  readonly forces: readonly (readonly number[])[];
  /** Who holds each village: with pawns in it, or as an empty village of a fief. FC-14.6 */
  readonly owners: readonly (Seat | null)[];
  /** The lords of each family, by the place where they are. */
  readonly lords: readonly (readonly LordAt[])[];
}
type LordAt = { readonly index: number; readonly isBishop: boolean };

export function surveyOf(state: State): Survey {
  const { length } = state.families;
  const forces = pawnsIn(state);
  const lords: LordAt[][] = Array.from({ length }, () => []);
  for (const { village, seat, see } of state.lords) {
    const { index } = placeOf(village);
    const pawns = forces[index];
    if (pawns !== undefined) pawns[seat] = (pawns[seat] ?? 0) + 1;
    lords[seat]?.push({ index, isBishop: see !== null });
  }
  return { forces, owners: ownersIn(state), lords };
}

function pawnsIn({ families, places }: State): number[][] {
  return places.map(({ holder, soldiers, gates }) => {
    const pawns = new Array<number>(families.length).fill(0);
    if (holder !== null) pawns[holder] = soldiers;
    for (const gate of gates) pawns[gate.seat] = (pawns[gate.seat] ?? 0) + gate.soldiers;
    return pawns;
  });
}

/** The most that a family other than this one has there. An index takes a third of the time of pairs. */
export function strongestBut(seat: Seat, byFamily: readonly number[]): number {
  let most = 0;
  for (let other = 0; other < byFamily.length; other++) {
    const pawns = byFamily[other] ?? 0;
    if (pawns > most && other !== seat) most = pawns;
  }
  return most;
}

function ownersIn({ places, regions }: State): readonly (Seat | null)[] {
  const owners = places.map(({ holder }) => holder);
  for (const [region, { title }] of regions.entries()) {
    for (const index of villagesOfRegions[region] ?? []) owners[index] ??= title?.seat ?? null;
  }
  return owners;
}

/** The villages of each region, by their places in the atlas. */
export const villagesOfRegions: readonly (readonly number[])[] = atlas.regions.map(({ villages }) =>
  villages.map((village) => placeOf(village).index),
);

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
