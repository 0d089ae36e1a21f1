import { Problem } from "../../../platform/http/problem.ts";
import { gamesGrantedToGoBack, undoRequestAt } from "../../../read-models/undo-requests-store.ts";
import { type GameWorker, startWorker } from "../game-worker.ts";
import type { PlayDeps } from "../types.ts";
import { goBackByConsent, isGranted } from "./undo-by-agreement.ts";

/** Whoever hears the last yes goes back at once; where that process died before it did, this one does. */
export function putConsentToWork(deps: PlayDeps, onError: (error: unknown) => void): GameWorker {
  return startWorker({
    onError,
    work: (game) => goBackAsGranted(deps, game),
    findStale: () => gamesGrantedToGoBack(deps.pool),
    watch: () => () => {},
  });
}

async function goBackAsGranted(deps: PlayDeps, id: string): Promise<void> {
  const game = await deps.store.current(id);
  if (game?.phase !== "running") return;
  const wish = await undoRequestAt(deps.pool, id, game.version);
  if (wish !== undefined && isGranted(game, wish)) await goBackByConsent(deps, game, wish).catch(lapsed);
}

/** The game has moved on meanwhile: then nobody goes back. */
function lapsed(error: unknown): void {
  if (!(error instanceof Problem) || error.code !== "stale-version") throw error;
}
