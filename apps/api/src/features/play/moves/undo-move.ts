import { freeTakeback } from "../../../domain/game/takebacks.ts";
import { requestOf } from "../../../event-store/appending/idempotent-request.ts";
import { decided, executeCommand } from "../../../event-store/execute-command.ts";
import { isRejected, rejected } from "../../../platform/http/rejection.ts";
import { actorIn, staleVersion } from "../game-access.ts";
import type { PlayDeps, Played, PlayerCommand, UndoMoveRequest } from "../types.ts";
import { moveResultOf, moveSteps } from "./move-response.ts";

/** Undoes the last move. The undone events stay in the stream. */
export async function undoMove(deps: PlayDeps, command: PlayerCommand<UndoMoveRequest>): Promise<Played> {
  const { game: id, player, body, key } = command;
  const outcome = await executeCommand(deps.games, {
    id,
    request: requestOf(player, key, ["undo", body]),
    decide(known) {
      const actor = actorIn(known, player, body.expectedVersion);
      if (isRejected(actor)) return actor;
      const { game, seat } = actor;
      if (body.expectedVersion !== game.version) return staleVersion(game);
      const last = freeTakeback(game, seat);
      if (last === undefined) return rejected("undo-closed");
      return decided([{ type: "MovesUndone", seat, to: last.to }]);
    },
  });
  return moveResultOf(deps, player, await moveSteps(deps, id, outcome));
}
