import { freeTakeback } from "../../../domain/game/takebacks.ts";
import { requestOf } from "../../../event-store/appending/idempotent-request.ts";
import { executeCommand } from "../../../event-store/execute-command.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { requireSeat, shown } from "../game-access.ts";
import { stale } from "../stale.ts";
import type { AskedUndo, PlayDeps, Played } from "../types.ts";
import { moveResponse } from "./move-response.ts";

/** Takes the last move back. What was undone stays in the stream. */
export async function undoMove(
  deps: PlayDeps,
  id: string,
  player: string,
  asked: AskedUndo,
  key: string | undefined,
): Promise<Played> {
  const request = requestOf(player, key, ["undo", asked]);
  const change = await executeCommand(
    deps,
    id,
    async (known) => {
      const game = shown(known, player);
      const seat = requireSeat(game, player, asked.expectedVersion);
      if (asked.expectedVersion !== game.version) throw stale(game);
      const last = freeTakeback(game, seat);
      if (last === undefined) throw new Problem("undo-closed");
      return [{ type: "MovesUndone", seat, to: last.to }];
    },
    request,
  );
  return moveResponse(deps, id, player, change);
}
