import type { orders } from "@seneschal/schema";
import { keepOrders, orderBooks } from "../../database/standing-orders.ts";
import type { Game } from "../../history/game.ts";
import type { Register } from "../../history/register.ts";
import { Problem } from "../../http/problem.ts";
import type { Orders, PlayNeeds } from "../play.ts";
import { actingSeat, shownGame } from "../who.ts";

/** The orders of whoever asks; nobody else ever sees them. */
export async function ownOrders({ store, pool }: PlayNeeds, id: string, player: string): Promise<Orders> {
  const seat = actingSeat(await shownGame(store, id, player), player);
  const books = await orderBooks(pool, id);
  const book = books.find((one) => one.seat === seat && one.account === player);
  return { orders: [...(book?.orders ?? [])], changedAt: book?.changedAt ?? null };
}

/** Puts a whole list of orders in the place of the one before. */
export async function changeOrders(
  needs: PlayNeeds,
  id: string,
  player: string,
  list: orders.StandingOrder[],
): Promise<Orders> {
  const game = await shownGame(needs.store, id, player);
  const seat = actingSeat(game, player);
  mustBeOfRuleset(needs.register, game, list);
  const changedAt = needs.now().toISOString();
  await keepOrders(needs.pool, { game: id, seat, account: player }, list, changedAt);
  needs.store.news.tellOfOrders(id);
  return { orders: list, changedAt };
}

/** An order that could never answer is a mistake: its move and its fixed fields are words of the ruleset. */
function mustBeOfRuleset(register: Register, game: Game, list: readonly orders.StandingOrder[]): void {
  const { move } = register.of(game.terms.ruleset).schema;
  const errors = list.flatMap(({ move: { type, fields } }, place) => {
    const words = move.options.find((option) => option.shape.type?.safeParse(type).success);
    if (words === undefined) return [{ path: `body/orders/${place}/move/type`, message: "No move has this type." }];
    const parsed = words.partial().safeParse({ type, ...fields });
    const issues = parsed.error?.issues ?? [];
    return issues.map(({ path, message }) => ({
      path: ["body/orders", place, "move/fields", ...path].join("/"),
      message,
    }));
  });
  if (errors.length === 0) return;
  throw new Problem("malformed-request", "These are no moves of the ruleset that is played here.", { errors });
}
