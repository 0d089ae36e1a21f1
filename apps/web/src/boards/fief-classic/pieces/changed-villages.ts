import type { Told, VillageId } from "../game.ts";

/** The villages where something changed by what happened last: they wear a dotted ring until you move. */
export function changedVillages(recent: readonly Told[]): ReadonlySet<VillageId> {
  return new Set(recent.flatMap(villagesOf));
}

/** Facts that change what stands on the map, or whose it is. */
const changingFacts = new Set<Told["type"]>([
  "FamilySettled",
  "LordArrived",
  "LordDied",
  "SoldiersLost",
  "BuildingsLost",
  "Recruited",
  "MillBuilt",
  "PressBuilt",
  "CastleBuilt",
  "StanceTaken",
  "Entered",
  "VillageCeded",
  "BattleEnded",
]);

function villagesOf(told: Told): readonly VillageId[] {
  if (told.type === "Marched") return [told.to];
  return changingFacts.has(told.type) && "village" in told ? [told.village] : [];
}
