import type { Fact } from "./game.ts";

/** The rule that a line of the chronicle rests on; `null` where it only says what is so. */
export function ruleOf(fact: Fact): string | null {
  switch (fact.type) {
    case "CubeTaken":
      return fact.cube === "plague" ? "VIL-4.2" : "VIL-4.1";
    case "RoundBegan":
      return fact.byMarker ? "VIL-3.8" : "VIL-3.6";
    case "GrainHarvested":
      return { hand: "VIL-6.2", horse: "VIL-6.3", ox: "VIL-6.4" }[fact.by];
    case "CubesChosen":
      return fact.by === "city" ? "VIL-10.4" : "VIL-11.6";
    case "CityReached":
      return fact.from === null ? "VIL-10.1" : "VIL-10.2";
    case "MemberDied":
      return { chronicle: "VIL-13.7", grave: "VIL-13.8", gone: "VIL-13.10" }[fact.to];
    case "MajorityRewarded":
      return fact.window === null ? "VIL-12.6" : "VIL-12.7";
    case "GameEnded":
      return fact.decidedBy === null ? "VIL-15.6" : "VIL-15.7";
    case "MarketLeft":
      return fact.hadWares ? "VIL-9.5" : "VIL-9.10";
    default:
      return rules[fact.type] ?? null;
  }
}

const rules: Partial<Record<Fact["type"], string>> = {
  GameBegan: "VIL-2.6",
  MarketLaid: "VIL-2.3",
  BagFilled: "VIL-3.1",
  SpacesFilled: "VIL-3.2",
  WellPaid: "VIL-4.4",
  LastActionChosen: "VIL-14.4",
  ActionDeclined: "VIL-4.3",
  BridgeCrossed: "VIL-5.2",
  MemberBorn: "VIL-7.1",
  MemberRecalled: "VIL-7.2",
  WorkerTrained: "VIL-8.2",
  GoodMade: "VIL-8.3",
  GoodBought: "VIL-8.5",
  GrainMilled: "VIL-8.10",
  CityVisited: "VIL-10.4",
  CouncilEntered: "VIL-11.1",
  CouncilClimbed: "VIL-11.2",
  MarkerTaken: "VIL-11.5",
  GoodChosen: "VIL-11.7",
  PrestigeBought: "VIL-11.8",
  MemberPledged: "VIL-12.1",
  MarketOpened: "VIL-9.1",
  CustomerServed: "VIL-9.3",
  MarketClosed: "VIL-9.8",
  MassBegan: "VIL-12.2",
  MemberBoughtOut: "VIL-12.3",
  FiguresDrawn: "VIL-12.4",
  MemberRose: "VIL-12.5",
  DeathWaived: "VIL-13.6",
  EndSealed: "VIL-14.1",
  LastTurnsBegan: "VIL-14.2",
  FamilyScored: "VIL-15.6",
};
