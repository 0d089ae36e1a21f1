import type { Seat } from "../../../../core/ruleset.ts";
import { familyOf, type Lord, lordsOf, ownerOf, type State, soldiersOf, titlesOf } from "../model/state.ts";
import type { View } from "../model/types.ts";
import { scoreOf } from "../rules/ending.ts";
import { incomeOf } from "../rules/income.ts";
import { soldiersLeft } from "../rules/purchases.ts";
import { votesOf } from "../rules/talks/votes.ts";

export function familyShown(state: State, seat: Seat): View["families"][number] {
  const { home, ecus, hand, hasUsedCard, hasExchanged } = familyOf(state, seat);
  return {
    seat,
    home,
    ecus,
    hand: hand.length,
    titles: titlesOf(state, seat).length,
    score: scoreOf(state, seat),
    lords: lordsOf(state, seat).length,
    villages: state.places.filter(({ village }) => ownerOf(state, village) === seat).length,
    soldiers: soldiersOf(state, seat),
    stock: soldiersLeft(state, seat),
    votes: votesOf(state, seat),
    income: incomeOf(state, seat),
    hasUsedCard,
    hasExchanged,
  };
}

export const lordShown = ({ regions }: State, one: Lord): View["lords"][number] => ({
  lord: one.lord,
  seat: one.seat,
  village: one.village,
  road: one.road,
  see: one.see,
  isCardinal: one.isCardinal,
  isKing: one.isKing,
  titles: regions.filter(({ title }) => title?.lord === one.lord).map(({ region }) => region),
  steps: one.steps,
});
