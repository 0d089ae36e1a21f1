import { createChangedVillages } from "../../fief-shared/pieces/changed-villages.ts";
import type { Fact } from "../game.ts";

export const changedVillages = createChangedVillages<Fact>([
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
