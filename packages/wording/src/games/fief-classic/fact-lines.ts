import type { Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import type { Fact } from "./game.ts";
import { valuesOf } from "./values.ts";

/** Returns one sentence about a fact, made only of its fields. */
export function lineOf(t: Translate, fact: Fact, readers: Readers): string {
  return t(`facts.${fact.type}`, valuesOf(t, fact, readers));
}

/** Returns the sentence of a preview: in the future tense for what the move itself does, as in the chronicle for the rest. */
export function previewLineOf(t: Translate, fact: Fact, readers: Readers): string {
  if (!previewed.has(fact.type)) return lineOf(t, fact, readers);
  return t(`previewedFacts.${fact.type}`, valuesOf(t, fact, readers));
}

const previewed: ReadonlySet<string> = new Set([
  "RegionChosen",
  "FamilySettled",
  "Ordained",
  "HatTaken",
  "AttackAnswered",
  "CardReturned",
  "CardDiscarded",
  "TaxLaid",
  "Recruited",
  "MillBuilt",
  "PressBuilt",
  "CastleBuilt",
  "Marched",
  "ConsentAsked",
  "MoneyGiven",
  "OfferMade",
  "OfferTaken",
  "TitleTaken",
  "CandidateNamed",
  "DepositionCalled",
  "OfferEnded",
  "ConsentAnswered",
  "IncomeReceived",
  "PhaseBegan",
  "TurnBegan",
  "AttackLaid",
  "RevoltAppeased",
  "AttackEnded",
  "CurseLifted",
  "SoldiersLost",
  "LordDied",
  "BuildingsLost",
  "LordArrived",
  "StanceTaken",
  "Entered",
  "SideTaken",
  "OccupantNamed",
  "PassagePromised",
  "AllianceMade",
  "VillageCeded",
  "TitleLost",
  "VoteCast",
  "VerdictGiven",
  "BattleBegan",
  "TurnEnded",
]);
