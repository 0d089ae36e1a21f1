import { defaultMove, type Seat, type Typed } from "@seneschal/engine";
import type { games } from "@seneschal/schema";
import type { Mover } from "../../../domain/game/events.ts";
import { caretakerLevel, type Game } from "../../../domain/game/game.ts";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import { questionOf } from "../../../domain/game/summary.ts";
import type { DecidedMove } from "../../../domain/game/transition.ts";
import { decided, executeCommand, unchanged } from "../../../event-store/execute-command.ts";
import { isRejected } from "../../../platform/http/rejection.ts";
import { decideMove } from "../moves/decide-move.ts";
import type { PlayDeps } from "../types.ts";
import { type Think, thinkInSlices } from "./bot-turn.ts";

interface SeatToPlay {
  readonly seat: Seat;
  readonly level: games.BotLevel;
  readonly by: Mover;
}

export interface BotPlay {
  readonly isStopped?: () => boolean;
  readonly movesMax?: number;
  readonly think?: Think;
}

/**
 * Plays the bots whose turn it is, one after the other, until it is no bot's turn or `movesMax` moves were made. Another
 * process may do the same at the same time. Returns whether more may be left to play. A turn whose bot fails stays pending.
 */
export async function playBots(
  deps: PlayDeps,
  id: string,
  { isStopped = () => false, movesMax = Number.POSITIVE_INFINITY, think = thinkInSlices }: BotPlay = {},
): Promise<boolean> {
  const { registry } = deps;
  for (let moves = 0; moves < movesMax; moves++) {
    const outcome = await executeCommand(deps.games, {
      id,
      async decide(game) {
        if (game === undefined || isStopped()) return unchanged;
        const playing = seatToPlay(registry, game);
        if (playing === undefined) return unchanged;
        return decided([await botMove(registry, game, playing, think)]);
      },
    });
    if (outcome.type !== "appended") return false;
  }
  return true;
}

/** The move that a caretaker would make for a seat whose turn it is. */
export function caretakerMove(registry: RulesetRegistry, game: Game, seat: Seat): Promise<DecidedMove> {
  return botMove(registry, game, { seat, level: caretakerLevel, by: "caretaker" }, thinkInSlices);
}

function seatToPlay(registry: RulesetRegistry, game: Game): SeatToPlay | undefined {
  for (const seat of questionOf(registry, game)?.seats ?? []) {
    const occupant = game.seats[seat];
    if (occupant?.kind === "bot") return { seat, level: occupant.bot, by: "bot" };
    if (occupant?.kind === "caretaker" && !occupant.waits) return { seat, level: occupant.bot, by: "caretaker" };
  }
  return undefined;
}

async function botMove(
  registry: RulesetRegistry,
  game: Game,
  { seat, level, by }: SeatToPlay,
  think: Think,
): Promise<DecidedMove> {
  const { ruleset } = registry.of(game.settings.ruleset);
  const move = await think({ ruleset, position: game.position, seat, level });
  const decision = decideMove(registry, { game, seat, move, by });
  if (!isRejected(decision)) return decision;
  // A wrong move of a bot must not stop the game.
  const decided = decideMove(registry, { game, seat, move: defaultMoveOf(registry, game, seat), by });
  if (isRejected(decided))
    throw new Error(`game ${game.id} refuses the default move of seat ${seat}`, { cause: decided.problem });
  return decided;
}

function defaultMoveOf(registry: RulesetRegistry, { settings, position }: Game, seat: Seat): Typed {
  const choices = registry.of(settings.ruleset).ruleset.choices(position, seat);
  const defaultChoice =
    choices.find((choice) => choice.isDefault === true) ?? choices.find(({ blockedBy }) => blockedBy === undefined);
  if (defaultChoice === undefined) throw new Error(`seat ${seat} is asked but has no choice`);
  return defaultMove(defaultChoice);
}
