import type { Fact } from "../family/model/types.ts";

/** The money of each family according to the facts of a game, without looking at how a position records it. */
export function pursesOf(facts: readonly Fact[], seats: number): readonly number[] {
  const purses = Array.from({ length: seats }, () => 0);
  const aside = new Map<number, number>();
  const pay = (seat: number, ecus: number) => {
    purses[seat] = (purses[seat] ?? 0) + ecus;
  };
  for (const fact of facts) {
    switch (fact.type) {
      case "FamilySettled":
      case "IncomeReceived":
        pay(fact.seat, fact.ecus);
        break;
      case "Recruited":
      case "MillBuilt":
      case "PressBuilt":
      case "CastleBuilt":
      case "HatTaken":
      case "RevoltAppeased":
        pay(fact.seat, 0 - fact.ecus);
        break;
      case "MoneyGiven":
        pay(fact.seat, 0 - fact.ecus);
        pay(fact.to, fact.ecus);
        break;
      case "OfferMade":
        pay(fact.seat, 0 - fact.ecus);
        aside.set(fact.seat, fact.ecus);
        break;
      case "OfferTaken":
        pay(fact.to, fact.ecus - fact.askedEcus);
        pay(fact.seat, fact.askedEcus);
        break;
      case "OfferEnded":
        pay(fact.seat, aside.get(fact.seat) ?? 0);
    }
  }
  return purses;
}

/** Soldiers on the map by the facts alone. */
export function soldiersBy(facts: readonly Fact[]): number {
  return facts.reduce((sum, fact) => {
    if (fact.type === "FamilySettled" || fact.type === "Recruited") return sum + fact.soldiers;
    return fact.type === "SoldiersLost" ? sum - fact.soldiers : sum;
  }, 0);
}
