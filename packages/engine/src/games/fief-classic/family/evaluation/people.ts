import { pieces } from "@seneschal/schema/games/fief-classic";
import type { Seat } from "../../../../core/ruleset.ts";
import { isLordCard } from "../model/lord-cards.ts";
import { bishopOf, familyOf, kingIn, lordsOf, type State, titlesOf } from "../model/state.ts";
import type { Card } from "../model/types.ts";
import { votesOf } from "../rules/talks/votes.ts";
import { weights } from "./weights.ts";

const { lords, cards } = weights;

/** The lords of a family with their offices, and the cards in its hand. */
export function peopleOf(state: State, seat: Seat): number {
  let value = lords.vote * votesOf(state, seat);
  for (const [place, { see, isCardinal, isKing }] of lordsOf(state, seat).entries()) {
    value += lords.each[Math.min(place, lords.each.length - 1)] ?? 0;
    value += (see === null ? 0 : lords.bishop) + (isCardinal ? lords.cardinal : 0) + (isKing ? weights.crown : 0);
  }
  for (const card of familyOf(state, seat).hand) value += cardWorth(state, seat, card);
  return value;
}

const attacks: readonly Card[] = pieces.attacks;
const remedies: readonly Card[] = pieces.remedies;

export function cardWorth(state: State, seat: Seat, card: Card): number {
  if (isLordCard(card)) return cards.lord;
  if (attacks.includes(card)) return cards.attack;
  if (remedies.includes(card)) return cards.remedy;
  if (card === "tithe" || card === "royal-tax" || card === "seigneurial-tax") {
    return mayLevy(state, seat, card) ? cards.tax : cards.taxOfOthers;
  }
  return lordsOf(state, seat).some(({ see, isKing }) => see === null && !isKing) ? cards.see : cards.seeWithoutLord;
}

function mayLevy(state: State, seat: Seat, tax: "tithe" | "royal-tax" | "seigneurial-tax"): boolean {
  if (tax === "royal-tax") return kingIn(state)?.seat === seat;
  if (tax === "seigneurial-tax") return titlesOf(state, seat).length > 0;
  return pieces.sees.some((see) => bishopOf(state, see)?.seat === seat);
}
