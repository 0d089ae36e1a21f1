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
import { chiefTownOf } from "../realm/realm.ts";

const marching = new Set(["march", "ride"]);

export const villageActionsOf = createVillageActions<FiefModel>({ actions, groupsOf, startsOf, marching });

/** Where an action starts on the map: in its village, with its lord, or in the chief town of its bishopric. */
function startsOf({ view }: FiefModel, choices: readonly Choice[], action: Draft): readonly VillageAction[] {
  const at = (village: VillageId | undefined): readonly VillageAction[] =>
    village === undefined ? [] : [[village, withDefaults(choices, action)]];
  if ("village" in action) return at(action.village as VillageId);
  if (action.type === "rideOn") return at(action.to as VillageId);
  if (marching.has(action.type)) return at(findLord(view, action.lord)?.village);
  if ("bishopric" in action) return at(chiefTownOf(Number(action.bishopric)));
  if (action.type === "buyTitle" || action.type === "begTitle") return actionsAtField(actions, choices, action, "city");
  return action.type === "playLord" ? actionsAtField(actions, choices, action, "village") : [];
}
