import { type GameWorker, startWorker } from "../game-worker.ts";
import type { PlayDeps } from "../types.ts";
import { playBots } from "./bot-player.ts";
import { stalePendingWork } from "./stale-bot-games-queries.ts";

/** A game that waits longer than this for its bots was abandoned by its process. */
const abandonedSeconds = 2;

/** After so many moves other games have their turn: a game in which bots alone sit would keep its place to the end. */
const movesInTurn = 8;

/** Plays the bots of games that this process changes, and of those whose bots were left waiting. */
export function startBots(deps: PlayDeps, onError: (error: unknown) => void): GameWorker {
  return startWorker({
    onError,
    work: (game, isStopped) => playBots(deps, game, isStopped, movesInTurn),
    findStale: () => stalePendingWork(deps.pool, "bots", abandonedSeconds),
    watch: (consider) => deps.store.updates.onBotTurn(consider),
  });
}
