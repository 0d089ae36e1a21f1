import { circumstancesOf } from "../../database/circumstances.ts";
import { noteChecked, orderBooks } from "../../database/standing-orders.ts";
import { continued } from "../../history/extension.ts";
import { decideMove } from "../decide-move.ts";
import type { PlayNeeds } from "../play.ts";
import { nextByOrder } from "./next-by-order.ts";

/** How far back it is looked for the move that raised a question. */
const recentMax = 16;
/** Orders that would answer each other for ever are cut short: the next move of a person sets them going again. */
const movesMax = 100;

/** Plays all that standing orders answer, until they answer nothing more. Says whether there are orders at all. */
export async function playOrders(needs: PlayNeeds, id: string, isStopped: () => boolean): Promise<boolean> {
  const { store, pool, register } = needs;
  let game = await store.current(id);
  for (let moves = 0; game !== undefined && !isStopped(); moves++) {
    const books = await orderBooks(pool, id);
    if (books.length === 0 || game.phase !== "running") return false;
    const recent = await store.stepsAfter(id, Math.max(0, game.version - recentMax), recentMax);
    const head = recent.at(-1)?.game;
    // Somebody was faster: look again.
    if (head !== undefined && head.version > game.version) game = head;
    const answer = moves < movesMax ? nextByOrder(register, game, recent, books) : undefined;
    if (answer === undefined) {
      await noteChecked(pool, id, books, game.version);
      return true;
    }
    const event = decideMove(register, game, answer.seat, answer.move, "order");
    const extension = continued(await circumstancesOf(needs, game, [event]), game, [event]);
    game = (await store.append(extension)) ? extension.after : await store.current(id);
  }
  return true;
}
