import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import type { Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import { valuesOf } from "./values.ts";

/** Returns one sentence about a fact, made only of its fields. */
export function lineOf(t: Translate, fact: Fief1429["redactedFact"], readers: Readers): string {
  return t(`facts.${fact.type}`, valuesOf(t, fact, readers));
}

/** Returns the sentence of a preview: in the future tense for what the move itself does, as in the chronicle for the rest. */
export function previewLineOf(t: Translate, fact: Fief1429["redactedFact"], readers: Readers): string {
  if (!previewed.has(fact.type)) return lineOf(t, fact, readers);
  return t(`previewedFacts.${fact.type}`, valuesOf(t, fact, readers));
}

const previewed: ReadonlySet<string> = new Set([
  "FamilySettled",
  "ConsentAsked",
  "CandidatePresented",
  "CardDiscarded",
  "CardPlayed",
  "LordPlayed",
  "BoonPlayed",
  "TailleLevied",
  "TitheLevied",
  "PapalTitheLevied",
  "Recruited",
  "MillBuilt",
  "CastleBuilt",
  "TitleBought",
  "HatGiven",
  "LeaveAsked",
  "LeaveAnswered",
  "Marched",
  "RideDeclared",
  "BattleBegan",
  "SideTaken",
  "SiegeLaid",
  "ControlChanged",
  "MillsPillaged",
  "MoneyGiven",
  "OfferMade",
  "OfferTaken",
  "OfferEnded",
  "ConsentAnswered",
  "IncomeReceived",
  "PhaseBegan",
  "TurnBegan",
  "Wed",
  "MarriageAnnulled",
  "CandidacyDeclined",
  "BallotCast",
  "BallotSealed",
  "MarkersLaid",
  "CardTakenBack",
  "RansomPaid",
  "PrisonerFreed",
  "LordHoused",
  "MarchHalted",
  "PassageOpened",
  "RideEnded",
  "HitsTaken",
  "TroopsLost",
  "LordDied",
  "LordCaptured",
  "LordReleased",
  "StanceTaken",
  "AllyWavered",
  "SiegeTightened",
  "SiegeLifted",
  "GuestAdmitted",
  "TitleBestowed",
  "TitleVacated",
  "PrisonerHandedOver",
  "Excommunicated",
  "Absolved",
  "MaidCalled",
  "AuthorMarked",
  "WallsUndermined",
  "RevoltRaised",
  "PassageGranted",
  "RoomOpened",
  "RoomProlonged",
  "RelicTaken",
  "LordRevived",
  "LordMourned",
  "CardDrawn",
  "TurnEnded",
]);
