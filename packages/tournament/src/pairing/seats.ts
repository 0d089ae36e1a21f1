import type { Below } from "../random.ts";
import type { Contender } from "./contender.ts";

/** Whole numbers avoid rounding errors. */
const trifle = 1e-9;

/**
 * Seats the players of one table: chooses the order with the fewest earlier games in the same seats; among equals the
 * one that balances the advantages of earlier seats; among equals by lot.
 * @param advantages the advantage of each seat compared with an even chance, by seat
 */
export function seated(table: readonly Contender[], advantages: readonly number[], below: Below): readonly Contender[] {
  const orders = [...ordersOf(table)];
  const fewest = cheapest(orders, habitOf);
  const fairest = cheapest(fewest, (order) => imbalanceOf(order, advantages));
  return fairest[below(fairest.length)] ?? table;
}

const habitOf = (order: readonly Contender[]) => sumOf(order.map(({ seats }, seat) => (seats[seat] ?? 0) ** 2));
const imbalanceOf = (order: readonly Contender[], advantages: readonly number[]) =>
  sumOf(order.map(({ seatLuck }, seat) => (seatLuck + (advantages[seat] ?? 0)) ** 2));

function cheapest<Order>(orders: readonly Order[], priceOf: (order: Order) => number): readonly Order[] {
  const prices = orders.map(priceOf);
  const min = Math.min(...prices) + trifle;
  return orders.filter((_, place) => (prices[place] as number) <= min);
}

function* ordersOf<Value>(list: readonly Value[]): Generator<readonly Value[]> {
  if (list.length === 0) yield [];
  for (const [place, one] of list.entries()) {
    for (const rest of ordersOf(list.toSpliced(place, 1))) yield [one, ...rest];
  }
}

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);
