import { gamesWithOrdersLeft } from "../../database/standing-orders.ts";
import { type AtWork, putToWork } from "../games-at-work.ts";
import type { PlayNeeds } from "../play.ts";
import { playOrders } from "./play-orders.ts";

/** Answers by standing orders: at once where this process knows of them, else when it sweeps. */
export function putOrdersToWork(needs: PlayNeeds, complain: (error: unknown) => void): AtWork {
  const known = new Set<string>();
  return putToWork({
    complain,
    async work(game, isStopped) {
      const hasOrders = await playOrders(needs, game, isStopped);
      if (hasOrders) known.add(game);
      else known.delete(game);
    },
    left: () => gamesWithOrdersLeft(needs.pool),
    watch: (consider) => {
      const stopHearing = needs.store.news.watchOrders(consider);
      const stopWatching = needs.store.news.watchMoves((game) => {
        if (known.has(game)) consider(game);
      });
      return () => {
        stopHearing();
        stopWatching();
      };
    },
  });
}
