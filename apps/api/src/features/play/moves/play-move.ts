import { requestOf } from "../../../event-store/appending/idempotent-request.ts";
import { decided, executeCommand } from "../../../event-store/execute-command.ts";
import type { LoadedStep } from "../../../event-store/loading/game-loader.ts";
import { isRejected } from "../../../platform/http/rejection.ts";
import { actorIn } from "../game-access.ts";
import type { MoveRequest, PlayDeps, PlayerCommand } from "../types.ts";
import { decideMove, moveIn } from "./decide-move.ts";
import { moveSteps } from "./move-response.ts";
import { checkStillValid } from "./still-valid.ts";

/** Plays a move. Resolves with its steps when it is stored. */
export async function playMove(deps: PlayDeps, command: PlayerCommand<MoveRequest>): Promise<readonly LoadedStep[]> {
  const { game: id, player, body, key } = command;
  const { registry } = deps;
  const outcome = await executeCommand(deps.games, {
    id,
    request: requestOf(player, key, ["move", body]),
    async decide(known) {
      const actor = actorIn(known, player, body.expectedVersion);
      if (isRejected(actor)) return actor;
      const move = moveIn(registry, actor.game, body);
      if (isRejected(move)) return move;
      const decision = { ...actor, moves: [move], ifChoice: body.ifChoice };
      const outdated = await checkStillValid(deps, decision, body.expectedVersion);
      if (outdated !== undefined) return outdated;
      const played = decideMove(registry, { ...actor, move, by: "person" });
      return isRejected(played) ? played : decided([played]);
    },
  });
  return moveSteps(deps, id, outcome);
}
