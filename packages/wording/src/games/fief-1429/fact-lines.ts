import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import type { Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import { valuesOf } from "./values.ts";

/** Returns one sentence about a fact, made only of its fields. */
export function lineOf(t: Translate, told: Fief1429["told"], readers: Readers): string {
  return t(`told.${told.type}`, valuesOf(t, told, readers));
}

/** Returns the sentence of a preview: in the future tense for what the move itself does, as in the chronicle for the rest. */
export function previewLineOf(t: Translate, told: Fief1429["told"], readers: Readers): string {
  if (!previewed.has(told.type)) return lineOf(t, told, readers);
  return t(`foreseen.${told.type}`, valuesOf(t, told, readers));
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
]);
