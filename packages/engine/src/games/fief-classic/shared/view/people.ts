import type { Seat } from "../../../../core/ruleset.ts";
import { scoreOf } from "../ending.ts";
import { incomeOf } from "../income.ts";
import { soldiersLeft } from "../purchases.ts";
import { familyOf, type Lord, lordsOf, ownerOf, type State, soldiersOf, titlesOf } from "../state.ts";
import { votesOf } from "../talks/votes.ts";
import type { View } from "../words.ts";

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
