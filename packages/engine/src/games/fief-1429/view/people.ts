import type { Audience, Seat } from "../../../core/ruleset.ts";
import { controlledBy } from "../model/control.ts";
import { isCharacter, purseOf, sees, whispersOf } from "../model/hidden.ts";
import { allyOf, pointsOf, ransomOf, stepsMaxOf } from "../model/offices.ts";
import { familyOf, isWoman, type Lord, lordsOf, type State, troopsOf } from "../model/state.ts";
import { stockOf } from "../model/stock.ts";
import type { Card, View } from "../model/types.ts";
import { incomeOf } from "../rules/income.ts";

export function familyShown(state: State, seat: Seat, audience: Audience): View["families"][number] {
  const { muster, embassies } = familyOf(state, seat);
  const ally = allyOf(state, seat);
  const points = pointsOf(state, seat);
  const hand = handOf(state, seat, audience);
  const characters = hand.filter(isCharacter).length;
  const isPurseSeen = !state.table.options.isMoneyHidden || sees(audience, seat);
  return {
    seat,
    ecus: isPurseSeen ? purseOf(state, seat, audience) : null,
    hand: { characters, events: hand.length - characters },
    points,
    ally,
    alliedPoints: points + (ally === null ? 0 : pointsOf(state, ally)),
    lords: lordsOf(state, seat).length,
    villages: controlledBy(state, seat).length,
    stock: stockOf(state, seat),
    income: incomeOf(state, seat),
    embassies,
    muster: troopsOf(muster),
  };
}

/** Includes what is set aside in an offer that this audience does not know of. F1429-18.6 */
const handOf = (state: State, seat: Seat, audience: Audience): readonly Card[] => [
  ...familyOf(state, seat).hand,
  ...whispersOf(state, seat, audience).flatMap(({ card }) => (card === "none" ? [] : [card])),
];

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
