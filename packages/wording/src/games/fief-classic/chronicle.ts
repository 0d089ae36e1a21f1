import { entriesWith } from "../fief-shared/entries.ts";
import { lineOf } from "./fact-lines.ts";
import type { Fact } from "./game.ts";
import { ruleOf } from "./rule-of.ts";
import { sourcesOf } from "./sources.ts";

/** Returns the chronicle of facts: an entry per action, with its causes and results below. */
export const entriesOf = entriesWith<Fact>({
  preludes: new Set(),
  consequences: new Set<Fact["type"]>([
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
    TurnLimitLowered: "clock",
    TurnEnded: "crown",
    GameEnded: "crown",
  },
  seatOf,
  ruleOf,
  lineOf,
  sourcesOf,
});

/** The seat whose shield is shown before an entry. */
function seatOf(fact: Fact): number | null {
  if (fact.type === "BattleBegan") return fact.attackers[0] ?? null;
  if (fact.type === "BattleEnded") return fact.victors[0] ?? null;
  if (fact.type === "ConsentAsked") return fact.matter.from;
  if (fact.type === "OfferTaken" || (fact.type === "OfferEnded" && fact.cause === "declined")) return fact.to;
  return "seat" in fact ? fact.seat : null;
}
