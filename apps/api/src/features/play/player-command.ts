import type { Seat } from "@seneschal/engine";
import type { games } from "@seneschal/schema";
import type { GameEvent } from "../../domain/game/events.ts";
import type { Game } from "../../domain/game/game.ts";
import { type Decision, executeCommand, stateAfter } from "../../event-store/execute-command.ts";
import { isRejected } from "../../platform/http/rejection.ts";
import { playingSeat, visibleGame } from "./game-access.ts";
import type { PlayDeps } from "./types.ts";

export type PlayerDecision = Decision<readonly GameEvent[]>;

/** A player of a running game, who acts at a time. */
export interface PlayerOfGame {
  readonly game: Game;
  /** An account id. */
  readonly player: string;
  readonly seat: Seat;
  readonly at: Date;
}

/**
 * Executes what a player decides about a running game, and returns the game as the player sees it afterwards. Rejected if
 * the player does not see the game or has no seat in it.
 */
export async function executeAsPlayer(
  deps: PlayDeps,
  id: string,
  player: string,
  decide: (actor: PlayerOfGame) => Promise<PlayerDecision> | PlayerDecision,
): Promise<games.GameBody> {
  const at = deps.now();
  const outcome = await executeCommand(deps.games, {
    id,
    decide(known) {
      const game = visibleGame(known, player);
      if (isRejected(game)) return game;
      const seat = playingSeat(game, player);
      return isRejected(seat) ? seat : decide({ game, player, seat, at });
    },
  });
  return deps.showGame(stateAfter(outcome), player);
}
