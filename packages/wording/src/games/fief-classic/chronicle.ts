import { entriesWith } from "../fief-shared/entries.ts";
import { lineOf } from "./fact-lines.ts";
import type { Told } from "./game.ts";
import { ruleOf } from "./rule-of.ts";
import { sourcesOf } from "./sources.ts";

/** Returns the chronicle of facts: an entry per action, with its causes and results below. */
export const entriesOf = entriesWith<Told>({
  preludes: new Set(),
  consequences: new Set<Told["type"]>([
    "PileRenewed",
    "AttackEnded",
    "TaxesCleared",
    "SoldiersLost",
    "BuildingsLost",
    "TitleInherited",
    "TitleLost",
    "WardEnded",
    "Entered",
    "FieldCleared",
  ]),
  marks: {
    LotsThrown: "scroll",
    BattlePrevented: "warning",
    CurseFaded: "warning",
    BuildingsLost: "warning",
    VotesCounted: "scroll",
    RoundFought: "swords",
    BattleEnded: "swords",
    FieldCleared: "swords",
    TaxesCleared: "coin",
    WardEnded: "crown",
    TurnEnded: "crown",
    GameEnded: "crown",
  },
  seatOf,
  ruleOf,
  lineOf,
  sourcesOf,
});

/** The seat whose shield is shown before an entry. */
function seatOf(told: Told): number | null {
  if (told.type === "BattleBegan") return told.attackers[0] ?? null;
  if (told.type === "BattleEnded") return told.victors[0] ?? null;
  if (told.type === "ConsentAsked") return told.matter.from;
  if (told.type === "OfferTaken" || (told.type === "OfferEnded" && told.cause === "declined")) return told.to;
  return "seat" in told ? told.seat : null;
}
