import { litWith, type Spot, spotsIn } from "../../fief-shared/marching/lit.ts";
import type { Choice, Draft } from "../../scene.ts";
import { completed, deeds } from "../decision/deeds.ts";
import { groupsOf } from "../decision/groups.ts";
import { type FiefScene, lordShown, type VillageId } from "../game.ts";
import { regionsOnMap } from "../realm/realm.ts";

export const litVillages = litWith<FiefScene>({ deeds, groupsOf, startsOf, marching: new Set(["march"]) });

/** Where a deed begins on the map: in its village, with its lord, in its region, or wherever it may take place. */
function startsOf({ view }: FiefScene, choices: readonly Choice[], deed: Draft): readonly Spot[] {
  const at = (villages: readonly VillageId[]): readonly Spot[] =>
    villages.map((village) => [village, completed(choices, deed)]);
  if ("village" in deed) return at([deed.village as VillageId]);
  if (deed.type === "chooseRegion") return at(regionsOnMap.find(({ id }) => id === deed.region)?.villages ?? []);
  if (deed.type === "playLord") return spotsIn(deeds, choices, deed, "village");
  const lord = deed.type === "march" ? lordShown(view, deed.lord) : undefined;
  return lord === undefined ? [] : at([lord.village]);
}
