import type { Seat } from "../../../core/ruleset.ts";
import type { Fact, Ware } from "../model/types.ts";

/** What one seat gained and gave by the facts of a game alone, without asking how a position records them. */
export interface Account {
  readonly wares: Readonly<Record<string, number>>;
  readonly prestige: number;
  readonly time: number;
  /** Bridges passed, less deaths and waived deaths. */
  readonly owed: number;
}

export function accountOf(facts: readonly Fact[], seat: Seat, coins: number): Account {
  const wares: Record<string, number> = { coin: coins };
  let [prestige, time, owed] = [0, 0, 0];
  for (const fact of facts) {
    prestige += prestigeFrom(fact, seat);
    if (!("seat" in fact) || fact.seat !== seat) continue;
    for (const ware of gainedBy(fact)) wares[ware] = (wares[ware] ?? 0) + 1;
    for (const ware of givenBy(fact)) wares[ware] = (wares[ware] ?? 0) - 1;
    if ("time" in fact && fact.type !== "BridgeCrossed") time += fact.time;
    if (fact.type === "BridgeCrossed") owed += fact.deaths;
    if (fact.type === "MemberDied" || fact.type === "DeathWaived") owed -= 1;
  }
  return {
    wares: Object.fromEntries(Object.entries(wares).filter(([, amount]) => amount !== 0)),
    prestige,
    time,
    owed,
  };
}

function prestigeFrom(fact: Fact, seat: Seat): number {
  if (fact.type === "MajorityRewarded") return fact.seats.includes(seat) ? fact.prestige : 0;
  const brings = fact.type === "CityVisited" || fact.type === "PrestigeBought";
  return brings && fact.seat === seat ? fact.prestige : 0;
}

function gainedBy(fact: Fact): readonly Ware[] {
  switch (fact.type) {
    case "CubeTaken":
      return fact.cube === "plague" ? [] : [fact.cube];
    case "GrainHarvested":
      return many("grain", fact.grain);
    case "GoodMade":
    case "GoodBought":
    case "GoodChosen":
      return [fact.good];
    case "GrainMilled":
    case "CityVisited":
      return many("coin", fact.coins);
    case "CubesChosen":
      return fact.cubes;
    default:
      return [];
  }
}

function givenBy(fact: Fact): readonly Ware[] {
  if (fact.type === "CustomerServed") return [...fact.fee, ...fact.customer.asks];
  return "paid" in fact ? fact.paid : [];
}

const many = (ware: Ware, amount: number): readonly Ware[] => Array.from({ length: amount }, () => ware);
