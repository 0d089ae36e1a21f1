import { isDeepStrictEqual } from "node:util";
import { type AnyRuleset, covers, type Seat, type Typed } from "@seneschal/engine";
import type { Game } from "../../../domain/game/game.ts";
import { requestOf } from "../../../event-store/appending/idempotent-request.ts";
import { decided, executeCommand } from "../../../event-store/execute-command.ts";
import { requireSeat, requireVisible, staleVersion } from "../game-access.ts";
import type { MoveRequest, PlayDeps, Played } from "../types.ts";
import { decideMove, moveOf } from "./decide-move.ts";
import { moveResponse } from "./move-response.ts";

/** Plays a move. Resolves when it is stored. */
export async function playMove(
  deps: PlayDeps,
  id: string,
  player: string,
  asked: MoveRequest,
  key: string | undefined,
): Promise<Played> {
  const { registry } = deps;
  const outcome = await executeCommand(deps.games, {
    id,
    request: requestOf(player, key, ["move", asked]),
    async decide(known) {
      const game = requireVisible(known, player);
      const seat = requireSeat(game, player, asked.expectedVersion);
      const move = moveOf(registry, game, asked.move, "move");
      await assertStillValid(deps, game, seat, [move], asked.expectedVersion);
      return decided([decideMove(registry, game, seat, move, "person")]);
    },
  });
  return moveResponse(deps, id, player, outcome);
}

/** Throws `stale-version` if moves that were decided at an earlier version may mean something else now. */
export async function assertStillValid(
  { store, registry }: PlayDeps,
  game: Game,
  seat: Seat,
  moves: readonly Typed[],
  expected: number,
): Promise<void> {
  if (expected === game.version) return;
  const before = expected < game.version ? await store.at(game.id, expected) : undefined;
  const { ruleset } = registry.of(game.settings.ruleset);
  const stands = before?.phase === "running" && isStillValid({ ruleset, seat, moves }, before.position, game.position);
  if (!stands) throw staleVersion(game);
}

interface Asked {
  readonly ruleset: AnyRuleset;
  readonly seat: Seat;
  readonly moves: readonly Typed[];
}

/**
 * Whether moves that were decided at an earlier position can be played now. A single answer can if its question is still
 * open with the same choices; any other move, and several in a row, if the view of the seat is unchanged.
 */
export function isStillValid({ ruleset, seat, moves }: Asked, before: unknown, head: unknown): boolean {
  const [answer] = moves.length === 1 ? moves : [];
  const asked = questionTo(before);
  if (answer !== undefined && asked !== undefined && asked === questionTo(head)) {
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
