import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import { entriesWith } from "../fief-shared/entries.ts";
import { lineOf } from "./fact-lines.ts";
import { ruleOf } from "./rule-of.ts";
import { gainOf, sourcesOf } from "./sources.ts";

type Told = Fief1429["told"];

/** Returns the chronicle of facts: an entry per action, with its causes and results below. */
export const entriesOf = entriesWith<Told>({
  preludes: new Set(["CardPlayed"]),
  consequences: new Set<Told["type"]>([
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
function isAction(told: Told): boolean {
  if (told.type === "SiegeLifted") return told.cause === "wish";
  return told.type === "ControlChanged" && told.cause === "cession";
}

/** The seat whose shield is shown before an entry. */
function seatOf(told: Told): number | null {
  if (told.type === "BattleBegan") return told.attacker;
  if (told.type === "ConsentAsked") return told.matter.from;
  if (told.type === "OfferTaken" || (told.type === "OfferEnded" && told.cause === "declined")) return told.to;
  if (told.type === "LordReleased" || told.type === "SiegeBroken") return told.by;
  if (told.type === "ControlChanged") return told.to;
  return "seat" in told ? told.seat : null;
}
