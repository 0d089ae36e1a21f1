import type { Audience } from "../../../core/ruleset.ts";
import { campOf } from "./camps.ts";
import { sees, shown } from "./hidden.ts";
import type { State } from "./state.ts";
import type { Band, BandShown, VillageId } from "./types.ts";

/** Whether the kinds of these pawns are hidden from this audience. F1429-20.1, F1429-20.3 */
export function isFaceDown(state: State, village: VillageId, band: Band, audience: Audience): boolean {
  if (!state.table.options.isFoggy || sees(audience, band.seat) || band.isRiding) return false;
  const { battle } = state;
  if (battle === null || battle.village !== village) return true;
  return !campOf(state, battle, "attack").bands.includes(band) && !campOf(state, battle, "defend").bands.includes(band);
}

export const bandShown = (state: State, village: VillageId, band: Band, audience: Audience): BandShown =>
  shown(band, !isFaceDown(state, village, band, audience));
