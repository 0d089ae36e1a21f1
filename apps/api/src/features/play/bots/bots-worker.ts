import { type GameWorker, startWorker } from "../game-worker.ts";
import type { PlayDeps } from "../types.ts";
import { playBots } from "./bot-player.ts";
import { BotThreads } from "./bot-threads.ts";
import { stalePendingWork } from "./stale-bot-games-queries.ts";

/** If a game waits longer for its bots, its process has probably died, or its thread. */
const abandonedSeconds = 4;

/** After this many moves other games get their turn: a game between bots would block them until its end. */
const movesInTurn = 8;

/** Plays the bots of games that this process changes, and of those that other processes abandoned. */
export function startBots(deps: PlayDeps, onError: (error: unknown) => void): GameWorker {
  const threads = new BotThreads(deps.registry);
  const worker = startWorker({
    onError,
    work: (game, isStopped) => playBots(deps, game, { isStopped, movesMax: movesInTurn, think: threads.think }),
    findStale: () =>
      stalePendingWork(deps.pool, { workType: "bots", rulesets: deps.registry.ids, seconds: abandonedSeconds }),
    watch: (consider) => deps.store.updates.onBotTurn(consider),
  });
  return {
    async stop() {
      await worker.stop();
      await threads.stop();
    },
  };
}
