import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import { entriesWith } from "../fief-shared/entries.ts";
import { lineOf } from "./fact-lines.ts";
import { ruleOf } from "./rule-of.ts";
import { gainOf, sourcesOf } from "./sources.ts";

type Fact = Fief1429["redactedFact"];

/** Returns the chronicle of facts: an entry per action, with its causes and results below. */
export const entriesOf = entriesWith<Fact>({
  preludes: new Set(["CardPlayed"]),
  consequences: new Set<Fact["type"]>([
    "PileRenewed",
    "TaxesCleared",
    "CandidacyDeclined",
    "ElectionLapsed",
    "ElectionClosed",
    "OfficeLost",
    "AuthorMarked",
    "Absolved",
    "HitsTaken",
    "LossesShared",
    "TroopsLost",
    "TroopsReplaced",
    "TollTaken",
    "TitleVacated",
    "SiegeLifted",
    "ControlChanged",
    "PrisonerFreed",
    "LordReleased",
    "MarchHalted",
    "RideEnded",
    "RevoltEnded",
  ]),
  isAction,
  marks: {
    ElectionOpened: "scroll",
    VotesShown: "scroll",
    CalamityTurned: "warning",
    TaxesCleared: "coin",
    RoundFought: "swords",
    HitsTaken: "swords",
    BattleEnded: "swords",
    RevoltStruck: "warning",
    VillageRuined: "warning",
    TitleVacated: "crown",
    TurnLimitLowered: "clock",
    TurnEnded: "crown",
    GameEnded: "crown",
  },
  seatOf,
  ruleOf,
  lineOf,
  sourcesOf,
  gainOf,
});

/** Ending a siege on purpose is an action of a player, and so is giving a village away. */
function isAction(fact: Fact): boolean {
  if (fact.type === "SiegeLifted") return fact.cause === "wish";
  return fact.type === "ControlChanged" && fact.cause === "cession";
}

/** The seat whose shield is shown before an entry. */
function seatOf(fact: Fact): number | null {
  if (fact.type === "BattleBegan") return fact.attacker;
  if (fact.type === "ConsentAsked") return fact.matter.from;
  if (fact.type === "OfferTaken" || (fact.type === "OfferEnded" && fact.cause === "declined")) return fact.to;
  if (fact.type === "LordReleased" || fact.type === "SiegeBroken") return fact.by;
  if (fact.type === "ControlChanged") return fact.to;
  return "seat" in fact ? fact.seat : null;
}
