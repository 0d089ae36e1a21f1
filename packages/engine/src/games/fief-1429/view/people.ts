import type { Seat } from "../../../core/ruleset.ts";
import { controlledBy } from "../control.ts";
import { isCharacter } from "../hidden.ts";
import { incomeOf } from "../income.ts";
import { allyOf, pointsOf, ransomOf, stepsMaxOf } from "../offices.ts";
import { familyOf, isWoman, type Lord, lordsOf, type State } from "../state.ts";
import { stockOf } from "../stock.ts";
import type { View } from "../words.ts";

export function familyShown(state: State, seat: Seat): View["families"][number] {
  const { ecus, hand } = familyOf(state, seat);
  const ally = allyOf(state, seat);
  const points = pointsOf(state, seat);
  const characters = hand.filter(isCharacter).length;
  return {
    seat,
    ecus,
    hand: { characters, events: hand.length - characters },
    points,
    ally,
    alliedPoints: points + (ally === null ? 0 : pointsOf(state, ally)),
    lords: lordsOf(state, seat).length,
    villages: controlledBy(state, seat).length,
    stock: stockOf(state, seat),
    income: incomeOf(state, seat),
  };
}

export const lordShown = (one: Lord): View["lords"][number] => ({
  lord: one.lord,
  seat: one.seat,
  isWoman: isWoman(one.lord),
  village: one.village,
  road: one.road,
  guard: one.guard,
  spouse: one.spouse,
  fiefs: one.fiefs,
  bishopric: one.bishopric,
  isCardinal: one.cardinal !== null,
  crowns: one.crowns,
  isMaid: one.isMaid,
  isExcommunicated: one.isExcommunicated,
  isAuthor: one.isAuthor,
  hasPassage: one.hasPassage,
  steps: one.steps,
  stepsMax: stepsMaxOf(one),
  ransom: ransomOf(one),
});
