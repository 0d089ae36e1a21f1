import type { Seat, Typed } from "@seneschal/engine";
import { evolve } from "../../../domain/game/evolve.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import type { DecidedMove } from "../../../domain/game/transition.ts";
import { requestOf } from "../../../event-store/appending/idempotent-request.ts";
import { decided, executeCommand } from "../../../event-store/execute-command.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { requireSeat, requireVisible } from "../game-access.ts";
import { decideMove, moveOf, refusalProblem } from "../moves/decide-move.ts";
import { draftResponse } from "../moves/move-response.ts";
import { assertStillValid } from "../moves/play-move.ts";
import { guessPosition } from "../moves/preview.ts";
import type { DraftPlayed, DraftRequest, PlayDeps } from "../types.ts";
import { walkMoves } from "./check-draft.ts";
import { deleteDraft } from "./saved-draft.ts";

/** Plays the moves of a draft: their events are stored together or not at all. */
export async function playDraft(
  deps: PlayDeps,
  id: string,
  player: string,
  asked: DraftRequest,
  key: string | undefined,
): Promise<DraftPlayed> {
  const { registry } = deps;
  const outcome = await executeCommand(deps.games, {
    id,
    request: requestOf(player, key, ["draft", asked]),
    async decide(known) {
      const game = requireVisible(known, player);
      const seat = requireSeat(game, player, asked.expectedVersion);
      const moves = asked.moves.map((move, place) => moveOf(registry, game, move, `moves/${place}`));
      await assertStillValid(deps, game, seat, moves, asked.expectedVersion);
      assertForeseeable(registry, game, seat, moves);
      return decided(eventsOf(registry, game, seat, moves));
    },
  });
  const played = await draftResponse(deps, id, player, asked.moves, outcome);
  await deleteDraft(deps, id, player);
  return played;
}

/** Decided by what the seat knows, so that a rejection reveals nothing. */
function assertForeseeable(registry: RulesetRegistry, game: Game, seat: Seat, moves: readonly Typed[]): void {
  const { ruleset } = registry.of(game.settings.ruleset);
  const { steps } = walkMoves(ruleset, guessPosition(ruleset, game.position, seat), seat, moves);
  const last = steps.at(-1);
  if (last?.is === "refused")
    throw refusalProblem(last.rule, [placed(steps.length - 1, `Rule ${last.rule} forbids it.`)]);
  if (steps.length === moves.length) return;
  const errors = [placed(steps.length, "The result of the move before it is not known in advance.")];
  throw new Problem("unforeseen", undefined, { errors });
}

function placed(place: number, message: string) {
  return { path: `body/moves/${place}`, message };
}

/** If a move draws or reveals something that the seat could not foresee, the moves up to it are played and the rest are not. */
function eventsOf(registry: RulesetRegistry, start: Game, seat: Seat, moves: readonly Typed[]) {
  const decisions: DecidedMove[] = [];
  let game = start;
  for (const move of moves) {
    const decision = decideMove(registry, game, seat, move, "person");
    decisions.push(decision);
    if (!decision.event.takeable) break;
    game = after(registry, game, decision);
  }
  return decisions;
}

/** The game after a move, for deciding the next one. The digest is computed when the events are appended. */
function after(registry: RulesetRegistry, game: Game, { event, position }: DecidedMove): Game {
  const { id, digest, movedAt } = game;
  const recorded = { game: id, version: game.version + 1, at: movedAt, event, digest, secret: undefined, position };
  return evolve(registry, game, recorded);
}
