import { calmingPrice } from "../evolve/revolts.ts";
import type { Fact } from "../model/types.ts";

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
      case "CastleBuilt":
      case "TitleBought":
      case "HatGiven":
        pay(fact.seat, 0 - fact.ecus);
        break;
      case "RansomPaid":
      case "MoneyGiven":
        pay(fact.seat, 0 - fact.ecus);
        pay(fact.to, fact.ecus);
        break;
      case "MillsPillaged":
        pay(fact.seat, fact.mills);
        break;
      case "RevoltCalmed":
        if (fact.as === "cardinal") pay(fact.seat, 0 - calmingPrice);
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
