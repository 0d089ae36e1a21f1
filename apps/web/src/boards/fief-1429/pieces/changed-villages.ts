import { createChangedVillages } from "../../fief-shared/pieces/changed-villages.ts";
import type { Fact } from "../game.ts";

export const changedVillages = createChangedVillages<Fact>([
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
