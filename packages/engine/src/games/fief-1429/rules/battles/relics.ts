import { campOf } from "../../model/camps.ts";
import type { Battle, State } from "../../model/state.ts";
import type { RelicId, Side } from "../../model/types.ts";

/** The relics that help a side of a battle. F1429-20.13 */
export function relicsIn(state: State, battle: Battle, side: Side): readonly RelicId[] {
  if (state.relics.length === 0) return [];
  const { lords } = campOf(state, battle, side);
  return state.relics
    .filter(({ lord }) => lords.some((one) => one.lord === lord))
    .map(({ relic }) => relic)
    .filter((relic) => relic === "lance" || (relic === "grail" && side === "defend"));
}
