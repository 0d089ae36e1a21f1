import type { VillageName } from "../realm/places.ts";

interface TypedFact {
  readonly type: string;
}

/** The facts of every Fief that change what stands in a village, or whose it is. */
const commonFacts = ["Recruited", "MillBuilt", "CastleBuilt", "LordDied", "FamilySettled"];

/** Finds the villages where something changed by what happened last: they have a dotted ring until you move. */
export const createChangedVillages =
  <Fact extends TypedFact>(changingFacts: readonly Fact["type"][]) =>
  (recent: readonly Fact[]): ReadonlySet<VillageName> =>
    new Set(recent.flatMap((fact) => villagesOf(new Set([...commonFacts, ...changingFacts]), fact)));

function villagesOf(changing: ReadonlySet<string>, fact: TypedFact): readonly VillageName[] {
  if (!changing.has(fact.type)) return [];
  if (fact.type === "Marched" && "to" in fact) return [fact.to as VillageName];
  if ("city" in fact) return [fact.city as VillageName];
  return "village" in fact && fact.village !== null ? [fact.village as VillageName] : [];
}
