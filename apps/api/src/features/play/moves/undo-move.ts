import { freeTakeback } from "../../../domain/game/takebacks.ts";
import { requestOf } from "../../../event-store/appending/idempotent-request.ts";
import { decided, executeCommand, rejected } from "../../../event-store/execute-command.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { requireSeat, requireVisible, staleVersion } from "../game-access.ts";
import type { PlayDeps, Played, UndoMoveRequest } from "../types.ts";
import { moveResponse } from "./move-response.ts";

/** Undoes the last move. The undone events stay in the stream. */
export async function undoMove(
  deps: PlayDeps,
  id: string,
  player: string,
  asked: UndoMoveRequest,
  key: string | undefined,
): Promise<Played> {
  const outcome = await executeCommand(deps.games, {
    id,
    request: requestOf(player, key, ["undo", asked]),
    decide(known) {
      const game = requireVisible(known, player);
      const seat = requireSeat(game, player, asked.expectedVersion);
      if (asked.expectedVersion !== game.version) return rejected(staleVersion(game));
      const last = freeTakeback(game, seat);
      if (last === undefined) return rejected(new Problem("undo-closed"));
      return decided([{ type: "MovesUndone", seat, to: last.to }]);
    },
  });
  return moveResponse(deps, id, player, outcome);
}
