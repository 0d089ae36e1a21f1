import { acceptedOrThrow } from "../../../platform/http/rejection.ts";
import { gamesWithAgreedRequest, undoRequestAt } from "../../../stores/games/undo-requests-store.ts";
import { type GameWorker, startWorker } from "../game-worker.ts";
import type { PlayDeps } from "../types.ts";
import { isApproved, undoByAgreement } from "./undo-by-agreement.ts";

/** Undoes moves for which all have agreed, if the process that stored the last consent died before it did so. */
export function startApprovedUndos(deps: PlayDeps, onError: (error: unknown) => void): GameWorker {
  return startWorker({
    onError,
    work: (game) => undoIfApproved(deps, game),
    findStale: () => gamesWithAgreedRequest(deps.pool, deps.registry.ids),
    watch: () => () => {},
  });
}

async function undoIfApproved(deps: PlayDeps, id: string): Promise<void> {
  const game = await deps.store.current(id);
  if (game?.phase !== "running") return;
  const undoRequest = await undoRequestAt(deps.pool, id, game.version);
  if (undoRequest === undefined || !isApproved(game, undoRequest)) return;
  const outcome = await undoByAgreement(deps, game, undoRequest);
  // If the game has moved on meanwhile, the request has lapsed.
  if (outcome.type !== "rejected" || outcome.problem.code !== "stale-version") acceptedOrThrow(outcome);
}
