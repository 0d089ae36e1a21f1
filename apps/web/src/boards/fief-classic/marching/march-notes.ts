import type { ChosenMarch } from "../../fief-shared/marching/blocked-reason.ts";
import type { FiefModel, VillageId } from "../game.ts";

/** What a step there would lead into: a halt before the village, or that no soldier can go along. */
export function marchNotes({ tMap, model, selected }: ChosenMarch<FiefModel>, village: VillageId): readonly string[] {
  if (selected?.type !== "march") return [];
  const way = model.view.ways.find(({ lord, to }) => lord === selected.lord && to === village);
  if (way === undefined || way.blockedBy !== null) return [];
  return [...(way.isBefore ? [tMap("way.before")] : []), ...(way.soldiersMax === 0 ? [tMap("way.alone")] : [])];
}
