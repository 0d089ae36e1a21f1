import type { Told, VillageId } from "../game.ts";

/** The villages where something changed by what happened last: they wear a dotted ring until you move. */
export function changedVillages(recent: readonly Told[]): ReadonlySet<VillageId> {
  return new Set(recent.flatMap(villagesOf));
}

/** Facts that change what stands on the map, or whose it is. */
const changingFacts = new Set<Told["type"]>([
  "Recruited",
  "MillBuilt",
  "CastleBuilt",
  "LordPlayed",
  "LordHoused",
  "LordDied",
  "LordCaptured",
  "TroopsLost",
  "ControlChanged",
  "SiegeLaid",
  "SiegeLifted",
  "MillsPillaged",
  "VillageRuined",
  "FamilySettled",
]);

function villagesOf(told: Told): readonly VillageId[] {
  if (told.type === "Marched") return [told.to];
  if (told.type === "TitleBought") return [told.city];
  return changingFacts.has(told.type) && "village" in told && told.village !== null ? [told.village] : [];
}
