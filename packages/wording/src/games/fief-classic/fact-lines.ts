import type { Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import type { Told } from "./game.ts";
import { valuesOf } from "./values.ts";

/** Returns one sentence about a fact, made only of its fields. */
export function lineOf(t: Translate, told: Told, readers: Readers): string {
  return t(`told.${told.type}`, valuesOf(t, told, readers));
}

/** Returns the sentence of a preview: in the future tense for what the move itself does, as in the chronicle for the rest. */
export function previewLineOf(t: Translate, told: Told, readers: Readers): string {
  if (!previewed.has(told.type)) return lineOf(t, told, readers);
  return t(`foreseen.${told.type}`, valuesOf(t, told, readers));
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
]);
