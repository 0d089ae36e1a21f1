import type { games } from "@seneschal/schema";
import type { Game } from "../../../domain/game/game.ts";
import { abandonmentOf } from "../../../domain/game/seats/abandonment.ts";
import { decided, executeCommand, stateAfter, unchanged } from "../../../event-store/execute-command.ts";
import { isRejected } from "../../../platform/http/rejection.ts";
import { playingSeat, visibleGame } from "../game-access.ts";
import type { PlayDeps } from "../types.ts";

/** Resigns from a game. A bot plays on, so that the others can finish it. */
export async function resign(deps: PlayDeps, id: string, player: string): Promise<games.GameBody> {
  const outcome = await executeCommand(deps.games, {
    id,
    decide(known) {
      const game = visibleGame(known, player);
      if (isRejected(game)) return game;
      if (hasResigned(game, player)) return unchanged;
      const seat = playingSeat(game, player);
      if (isRejected(seat)) return seat;
      return decided([{ type: "SeatResigned", ...abandonmentOf(game, seat) }]);
    },
  });
  return deps.showGame(stateAfter(outcome), player);
}

function hasResigned({ seats }: Game, player: string): boolean {
  return seats.some((occupant) => occupant.kind === "caretaker" && occupant.account === player);
}
