import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import type { Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import { valuesOf } from "./values.ts";

/** What happened, in one sentence made of the fields of the told fact and nothing else. */
export function lineOf(t: Translate, told: Fief1429["told"], readers: Readers): string {
  return t(`told.${told.type}`, valuesOf(t, told, readers));
}

/** What a move would lead to: in the future tense what it does by itself, as the chronicle will tell it what else follows. */
export function foreseenLineOf(t: Translate, told: Fief1429["told"], readers: Readers): string {
  if (!foreseen.has(told.type)) return lineOf(t, told, readers);
  return t(`foreseen.${told.type}`, valuesOf(t, told, readers));
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
