import { namesOf } from "@seneschal/wording/games/fief-shared";
import type { ChosenMarch } from "../../fief-shared/marching/blocked-reason.ts";
import type { FiefModel, VillageId } from "../game.ts";

/** What a step there would need and lead into: another player's leave, a halt before the village, the plague. */
export function marchNotes(
  { t, tMap, model, selected }: ChosenMarch<FiefModel>,
  village: VillageId,
): readonly string[] {
  const way = model.view.ways.find(({ lord, to }) => lord === selected?.lord && to === village);
  if (selected?.type !== "march" || way === undefined) return [];
  const { leave, isBefore, hasPlague } = way;
  return [
    ...(leave.length === 0 ? [] : [tMap("way.leave", { names: namesOf(t, model, leave) })]),
    ...(isBefore ? [tMap("way.before")] : []),
    ...(hasPlague ? [tMap("way.plague")] : []),
  ];
}
