import { createChangedVillages } from "../../fief-shared/pieces/changed-villages.ts";
import type { Told } from "../game.ts";

export const changedVillages = createChangedVillages<Told>([
  "Marched",
  "LordArrived",
  "SoldiersLost",
  "BuildingsLost",
  "PressBuilt",
  "StanceTaken",
  "Entered",
  "VillageCeded",
  "BattleEnded",
]);
