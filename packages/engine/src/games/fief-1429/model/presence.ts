import type { Seat } from "../../../core/ruleset.ts";
import { atlas } from "./atlas.ts";
import { memoize } from "./memoize.ts";
import type { Lord } from "./state.ts";
import type { VillageId } from "./types.ts";

// Almost every rule asks who is where and whose a lord is: computed once while these parts stay the same.

export const lordsByFamily = memoize(["lords"], ({ lords }) => grouped(lords, ({ seat }) => seat));

export const freeLordsByVillage = memoize(["lords"], ({ lords }) =>
  grouped(
    lords.filter(({ guard, isAway }) => guard === null && !isAway),
    ({ village }) => village,
  ),
);

/** The families with troops or free lords in each village, in the order of the atlas. */
export const presenceByVillage = memoize(["places", "lords"], (state): readonly (readonly Seat[])[] => {
  const freeLords = freeLordsByVillage(state);
  return state.places.map(({ village, bands }) => {
    const families: Seat[] = [];
    for (const { seat } of bands) if (!families.includes(seat)) families.push(seat);
    for (const { seat } of freeLords.get(village) ?? []) if (!families.includes(seat)) families.push(seat);
    return families;
  });
});

/** Where several families have troops or free lords, in the order of the atlas. */
export const sharedVillages = memoize(["places", "lords"], (state): readonly VillageId[] => {
  const presence = presenceByVillage(state);
  return atlas.villages.filter((_, index) => (presence[index]?.length ?? 0) > 1);
});

/** Where each family has a free lord, in the order of the atlas; found when it is asked for. */
export const villagesLed = memoize(["lords"], ({ lords }) => {
  const known = new Map<Seat, readonly VillageId[]>();
  return (seat: Seat): readonly VillageId[] => {
    const villages = known.get(seat) ?? inOrder(villagesOf(lords, seat));
    known.set(seat, villages);
    return villages;
  };
});

const villagesOf = (lords: readonly Lord[], seat: Seat) =>
  lords.flatMap((lord) => (lord.seat === seat && lord.guard === null && !lord.isAway ? [lord.village] : []));

/** Each of these villages once, in the order of the atlas. */
export const inOrder = (villages: readonly VillageId[]): readonly VillageId[] =>
  villages.length < 2 ? villages : atlas.villages.filter((village) => villages.includes(village));

function grouped<Key, Value>(list: readonly Value[], keyOf: (one: Value) => Key): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}
