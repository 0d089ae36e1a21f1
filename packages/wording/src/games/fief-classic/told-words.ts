import type { Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import type { Told } from "./game.ts";
import { valuesOf } from "./values.ts";

/** What happened, in one sentence made of the fields of the told fact and nothing else. */
export function lineOf(t: Translate, told: Told, readers: Readers): string {
  return t(`told.${told.type}`, valuesOf(t, told, readers));
}

/** What a move would lead to: in the future tense what it does by itself, as the chronicle will tell it what else follows. */
export function foreseenLineOf(t: Translate, told: Told, readers: Readers): string {
  if (!foreseen.has(told.type)) return lineOf(t, told, readers);
  return t(`foreseen.${told.type}`, valuesOf(t, told, readers));
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
