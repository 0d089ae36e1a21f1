import type { Seat, Typed } from "@seneschal/engine";
import { evolve } from "../../../domain/game/evolve.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import type { DecidedMove } from "../../../domain/game/transition.ts";
import { requestOf } from "../../../event-store/appending/idempotent-request.ts";
import { decided, executeCommand } from "../../../event-store/execute-command.ts";
import { isRejected, type Rejection, rejected } from "../../../platform/http/rejection.ts";
import { actorIn } from "../game-access.ts";
import { decideMove, movesIn, refusalOf } from "../moves/decide-move.ts";
import { draftResponse } from "../moves/move-response.ts";
import { guessPosition } from "../moves/preview.ts";
import { checkStillValid } from "../moves/still-valid.ts";
import type { DraftRequest, PlayDeps, PlayedDraft, PlayerCommand } from "../types.ts";
import { evaluateMoves } from "./check-draft.ts";
import { deleteDraft } from "./saved-draft.ts";

/** Plays the moves of a draft: their events are stored together or not at all. */
export async function playDraft(deps: PlayDeps, command: PlayerCommand<DraftRequest>): Promise<PlayedDraft> {
  const { game: id, player, body, key } = command;
  const { registry } = deps;
  const outcome = await executeCommand(deps.games, {
    id,
    request: requestOf(player, key, ["draft", body]),
    async decide(known) {
      const actor = actorIn(known, player, body.expectedVersion);
      if (isRejected(actor)) return actor;
      const moves = movesIn(registry, actor.game, body);
      if (isRejected(moves)) return moves;
      const draft = { ...actor, moves };
      const rejection = (await checkStillValid(deps, draft, body.expectedVersion)) ?? checkForeseeable(registry, draft);
      if (rejection !== undefined) return rejection;
      const decisions = decideMoves(registry, draft);
      return isRejected(decisions) ? decisions : decided(decisions);
    },
  });
  const played = await draftResponse(deps, command, outcome);
  await deleteDraft(deps, id, player);
  return played;
}

interface Draft {
  readonly game: Game;
  readonly seat: Seat;
  readonly moves: readonly Typed[];
}

/** Decided by what the seat knows, so that a rejection reveals nothing. */
function checkForeseeable(registry: RulesetRegistry, { game, seat, moves }: Draft): Rejection | undefined {
  const registered = registry.of(game.settings.ruleset);
  const { ruleset } = registered;
  const { steps, position } = evaluateMoves(ruleset, guessPosition(ruleset, game.position, seat), seat, moves);
  const last = steps.at(-1);
  const move = moves[steps.length - 1];
  if (last?.status === "refused" && move !== undefined)
    return refusalOf(registered, { position, seat, move }, last.rule, placeOf(steps.length - 1));
  if (steps.length === moves.length) return undefined;
  const message = "The result of the move before it is not known in advance.";
  return rejected("unforeseen", undefined, { errors: [{ path: placeOf(steps.length), message }] });
}

const placeOf = (index: number) => `body/moves/${index}`;

/** If a move draws or reveals something that the seat could not foresee, the moves up to it are played and the rest are not. */
function decideMoves(registry: RulesetRegistry, { game: start, seat, moves }: Draft) {
  const decisions: DecidedMove[] = [];
  let game = start;
  for (const move of moves) {
    const decision = decideMove(registry, { game, seat, move, by: "person" });
    if (isRejected(decision)) return decision;
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
