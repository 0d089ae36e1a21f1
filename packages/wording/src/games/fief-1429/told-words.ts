import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import type { Words } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import { valuesOf } from "./values.ts";

/** What happened, in one sentence made of the fields of the told fact and nothing else. */
export function lineOf(words: Words, told: Fief1429["told"], readers: Readers): string {
  return words(`told.${told.type}`, valuesOf(words, told, readers));
}

/** What a move would lead to: in the future tense what it does by itself, as the chronicle will tell it what else follows. */
export function foreseenLineOf(words: Words, told: Fief1429["told"], readers: Readers): string {
  if (!foreseen.has(told.type)) return lineOf(words, told, readers);
  return words(`foreseen.${told.type}`, valuesOf(words, told, readers));
}

const foreseen: ReadonlySet<string> = new Set([
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
