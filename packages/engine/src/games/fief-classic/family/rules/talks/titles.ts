import { regionOnMap } from "../../model/atlas.ts";
import { at, lordsOf, type Region, type State } from "../../model/state.ts";
import type { Fact, RegionId, VillageId } from "../../model/types.ts";

/** Whether a family has pawns in every village of a region. FC-14.1 */
export const isWhole = (state: State, region: RegionId, seat: number): boolean =>
  regionOnMap(region).villages.every((village) => at(state, village).holder === seat);

export const villagesOf = (region: RegionId): readonly VillageId[] => regionOnMap(region).villages;

/** A title without its lord passes to the eldest of the family. FC-14.5 */
export function inherited(state: State): readonly Fact[] {
  return state.regions.flatMap(({ region, title }): readonly Fact[] => {
    if (title === null || title.lord !== null) return [];
    const [heir] = lordsOf(state, title.seat);
    return heir === undefined ? [] : [{ type: "TitleInherited", region, seat: title.seat, lord: heir.lord }];
  });
}

export const isExtinct = (state: State, { title }: Region): boolean =>
  title !== null && lordsOf(state, title.seat).length === 0;
