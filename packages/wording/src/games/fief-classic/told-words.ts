import type { Words } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import type { Told } from "./game.ts";
import { valuesOf } from "./values.ts";

/** What happened, in one sentence made of the fields of the told fact and nothing else. */
export function lineOf(words: Words, told: Told, readers: Readers): string {
  return words(`told.${told.type}`, valuesOf(words, told, readers));
}

/** What a move would lead to: in the future tense what it does by itself, as the chronicle will tell it what else follows. */
export function foreseenLineOf(words: Words, told: Told, readers: Readers): string {
  if (!foreseen.has(told.type)) return lineOf(words, told, readers);
  return words(`foreseen.${told.type}`, valuesOf(words, told, readers));
}

const foreseen: ReadonlySet<string> = new Set([
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
