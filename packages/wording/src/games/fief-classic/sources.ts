import type { Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import { ballotOf, incomeSources, type Source } from "../fief-shared/sources.ts";
import type { Fact } from "./game.ts";

/** The sources of an entry: where écus came from, and how votes and dice added up. */
export function sourcesOf(t: Translate, fact: Fact, readers: Readers): readonly Source[] {
  switch (fact.type) {
    case "IncomeReceived":
      return incomeSources(t, incomes, fact);
    case "VotesCounted":
      return fact.ballots.map((ballot) => ({ text: ballotOf(t, ballot, readers), rule: "FC-15.2" }));
    case "RoundFought":
      return (["attack", "defend"] as const).map((side) => {
        const { pawns, dice, total } = fact[side];
        return { text: t(`thrown.${side}`, { pawns, dice: dice.length, total }), rule: "FC-11.1" };
      });
    default:
      return [];
  }
}

const incomes = [
  { part: "villages", rule: "FC-7.1" },
  { part: "mills", rule: "FC-7.1" },
  { part: "presses", rule: "FC-7.1" },
  { part: "tithe", rule: "FC-7.3" },
  { part: "seigneurialTax", rule: "FC-7.5" },
  { part: "royalTax", rule: "FC-7.6" },
] as const;
