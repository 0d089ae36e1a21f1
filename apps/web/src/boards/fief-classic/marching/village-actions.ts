import type { Choice, Draft } from "../../board-model.ts";
import {
  actionsAtField,
  createVillageActions,
  type VillageAction,
} from "../../fief-shared/marching/village-actions.ts";
import { findLord } from "../../fief-shared/table.ts";
import { actions, withDefaults } from "../decision/actions.ts";
import { groupsOf } from "../decision/groups.ts";
import type { FiefModel, VillageId } from "../game.ts";
import { regionsOnMap } from "../realm/realm.ts";

export const villageActionsOf = createVillageActions<FiefModel>({
  actions,
  groupsOf,
  startsOf,
  marching: new Set(["march"]),
});

/** Where an action starts on the map: in its village, with its lord, in its region, or in any village it may name. */
function startsOf({ view }: FiefModel, choices: readonly Choice[], action: Draft): readonly VillageAction[] {
  const at = (villages: readonly VillageId[]): readonly VillageAction[] =>
    villages.map((village) => [village, withDefaults(choices, action)]);
  if ("village" in action) return at([action.village as VillageId]);
  if (action.type === "chooseRegion")
    return at(regionsOnMap.find(({ region }) => region === action.region)?.villages ?? []);
  if (action.type === "playLord" || action.type === "takeLord")
    return actionsAtField(actions, choices, action, "village");
  const lord = action.type === "march" ? findLord(view, action.lord) : undefined;
  return lord === undefined ? [] : at([lord.village]);
}
