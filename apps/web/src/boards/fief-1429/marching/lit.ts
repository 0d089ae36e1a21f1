import { litWith, type Spot, spotsIn } from "../../fief-shared/marching/lit.ts";
import type { Choice, Draft } from "../../scene.ts";
import { completed, deeds } from "../decision/deeds.ts";
import { groupsOf } from "../decision/groups.ts";
import { type FiefScene, lordShown, type VillageId } from "../game.ts";
import { villagesOnMap } from "../realm/realm.ts";

const marching = new Set(["march", "ride"]);

export const litVillages = litWith<FiefScene>({ deeds, groupsOf, startsOf, marching });

/** Where a deed begins on the map: in its village, with its lord, or in the chief town of its bishopric. */
function startsOf({ view }: FiefScene, choices: readonly Choice[], deed: Draft): readonly Spot[] {
  const at = (village: VillageId | undefined): readonly Spot[] =>
    village === undefined ? [] : [[village, completed(choices, deed)]];
  if ("village" in deed) return at(deed.village as VillageId);
  if (deed.type === "rideOn") return at(deed.to as VillageId);
  if (marching.has(deed.type)) return at(lordShown(view, deed.lord)?.village);
  if ("bishopric" in deed) return at(chiefTownOf(Number(deed.bishopric)));
  if (deed.type === "buyTitle" || deed.type === "begTitle") return spotsIn(deeds, choices, deed, "city");
  return deed.type === "playLord" ? spotsIn(deeds, choices, deed, "village") : [];
}

const chiefTownOf = (bishopric: number): VillageId | undefined =>
  villagesOnMap.find((one) => one.bishopric === bishopric && one.isChiefTown)?.village;
