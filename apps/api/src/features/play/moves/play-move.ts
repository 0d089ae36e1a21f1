import { isDeepStrictEqual } from "node:util";
import { type AnyRuleset, covers, type Seat, type Typed } from "@seneschal/engine";
import type { Game } from "../../../domain/game/game.ts";
import { requestOf } from "../../../event-store/appending/idempotent-request.ts";
import { decided, executeCommand } from "../../../event-store/execute-command.ts";
import { isRejected, type Rejection } from "../../../platform/http/rejection.ts";
import { actorIn, staleVersion } from "../game-access.ts";
import type { MoveRequest, PlayDeps, Played, PlayerCommand } from "../types.ts";
import { decideMove, moveOf } from "./decide-move.ts";
import { moveResponse } from "./move-response.ts";

/** Plays a move. Resolves when it is stored. */
export async function playMove(deps: PlayDeps, command: PlayerCommand<MoveRequest>): Promise<Played> {
  const { game: id, player, body, key } = command;
  const { registry } = deps;
  const outcome = await executeCommand(deps.games, {
    id,
    request: requestOf(player, key, ["move", body]),
    async decide(known) {
      const actor = actorIn(known, player, body.expectedVersion);
      if (isRejected(actor)) return actor;
      const move = moveOf(registry, actor.game, body.move, "move");
      if (isRejected(move)) return move;
      const outdated = await checkStillValid(deps, { ...actor, moves: [move] }, body.expectedVersion);
      if (outdated !== undefined) return outdated;
      const decision = decideMove(registry, { ...actor, move, by: "person" });
      return isRejected(decision) ? decision : decided([decision]);
    },
  });
  return moveResponse(deps, id, player, outcome);
}

/** Rejected as `stale-version` if moves that were decided at an earlier version may mean something else now. */
export async function checkStillValid(
  { store, registry }: PlayDeps,
  { game, seat, moves }: { readonly game: Game; readonly seat: Seat; readonly moves: readonly Typed[] },
  expected: number,
): Promise<Rejection | undefined> {
  if (expected === game.version) return undefined;
  const before = expected < game.version ? await store.at(game.id, expected) : undefined;
  const { ruleset } = registry.of(game.settings.ruleset);
  const stands = before?.phase === "running" && isStillValid({ ruleset, seat, moves }, before.position, game.position);
  return stands ? undefined : staleVersion(game);
}

interface MovesToCheck {
  readonly ruleset: AnyRuleset;
  readonly seat: Seat;
  readonly moves: readonly Typed[];
}

/**
 * Whether moves that were decided at an earlier position can be played now. A single answer can if its question is still
 * open with the same choices; any other move, and several in a row, if the view of the seat is unchanged.
 */
export function isStillValid({ ruleset, seat, moves }: MovesToCheck, before: unknown, head: unknown): boolean {
  const [answer] = moves.length === 1 ? moves : [];
  const question = questionTo(before);
  if (answer !== undefined && question !== undefined && question === questionTo(head)) {
    return isDeepStrictEqual(offeredIn(before, answer), offeredIn(head, answer));
  }
  return isDeepStrictEqual(ruleset.view(before, seat), ruleset.view(head, seat));

  function questionTo(position: unknown): number | undefined {
    const question = ruleset.question(position);
    return question?.seats.includes(seat) ? question.number : undefined;
  }
  function offeredIn(position: unknown, move: Typed) {
    return ruleset.choices(position, seat).filter((choice) => covers(choice, move));
  }
}
