import { Problem } from "../../../platform/http/problem.ts";
import { gamesGrantedToGoBack, undoRequestAt } from "../../../read-models/undo-requests-store.ts";
import { type GameWorker, startWorker } from "../game-worker.ts";
import type { PlayNeeds } from "../types.ts";
import { goBackByConsent, isGranted } from "./undo-by-agreement.ts";

/** Whoever hears the last yes goes back at once; where that process died before it did, this one does. */
export function putConsentToWork(needs: PlayNeeds, onError: (error: unknown) => void): GameWorker {
  return startWorker({
    onError,
    work: (game) => goBackAsGranted(needs, game),
    findStale: () => gamesGrantedToGoBack(needs.pool),
    watch: () => () => {},
  });
}

async function goBackAsGranted(needs: PlayNeeds, id: string): Promise<void> {
  const game = await needs.store.current(id);
  if (game?.phase !== "running") return;
  const wish = await undoRequestAt(needs.pool, id, game.version);
  if (wish !== undefined && isGranted(game, wish)) await goBackByConsent(needs, game, wish).catch(lapsed);
}

/** The game has moved on meanwhile: then nobody goes back. */
function lapsed(error: unknown): void {
  if (!(error instanceof Problem) || error.code !== "stale-version") throw error;
}
