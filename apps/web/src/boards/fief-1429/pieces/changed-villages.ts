import { createChangedVillages } from "../../fief-shared/pieces/changed-villages.ts";
import type { Told } from "../game.ts";

export const changedVillages = createChangedVillages<Told>([
  "Marched",
  "TitleBought",
  "LordPlayed",
  "LordHoused",
  "LordCaptured",
  "TroopsLost",
  "ControlChanged",
  "SiegeLaid",
  "SiegeLifted",
  "MillsPillaged",
  "VillageRuined",
]);
