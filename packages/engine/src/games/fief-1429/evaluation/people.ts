import type { Seat } from "../../../core/ruleset.ts";
import { isLordCard } from "../model/lord-cards.ts";
import { ransomOf } from "../model/offices.ts";
import { familyOf, isFree, type Lord, lordsOf, type State } from "../model/state.ts";
import { box } from "../model/stock.ts";
import type { Card } from "../model/types.ts";
import { weights } from "./weights.ts";

const { lords, cards } = weights;
const seatsForAlliance = 4;

/** The lords of a family with their offices, its prisoners, and the cards in its hand. */
export function peopleOf(state: State, seat: Seat): number {
  const own = lordsOf(state, seat);
  const free = own.filter(isFree).length;
  let value = 0;
  for (const lord of own) value += officesOf(lord) + marriageOf(state, lord);
  for (let place = 0; place < free; place++) value += lords.free[place] ?? 0;
  value += lords.captive * (own.length - free);
  for (const lord of state.lords) if (lord.guard === seat) value += lords.guarded * ransomOf(lord);
  return value + handOf(state, seat, own.length);
}

function officesOf({ bishopric, cardinal, crowns, isMaid, isExcommunicated }: Lord): number {
  let value = 0;
  if (bishopric !== null) value += lords.bishop;
  if (cardinal !== null) value += lords.cardinal;
  if (crowns.includes("queen")) value += lords.queen;
  if (crowns.includes("prince")) value += lords.prince;
  if (crowns.includes("king")) value += lords.king;
  if (isMaid) value += lords.maid;
  return isExcommunicated ? value + lords.excommunicated : value;
}

function marriageOf({ families }: State, { spouse }: Lord): number {
  if (spouse === null) return 0;
  return families.length >= seatsForAlliance ? lords.marriage : lords.marriageOfThree;
}

function handOf(state: State, seat: Seat, count: number): number {
  let [value, room] = [0, box.lordsMax - count];
  for (const card of familyOf(state, seat).hand) {
    value += cardWorth(card, room);
    if (isLordCard(card)) room -= 1;
  }
  return value;
}

/** A card in the hand of a family with room for this number of lords. */
export function cardWorth(card: Card, room: number): number {
  if (isLordCard(card)) return room > 0 ? cards.lord : cards.lordTooMany;
  if (card === "cardinal") return cards.cardinal;
  if (card === "d-arc") return cards.maid;
  if (card === "tax") return cards.tax;
  return card === "good-harvest" || card === "fine-weather" ? cards.boon : cards.surprise;
}
