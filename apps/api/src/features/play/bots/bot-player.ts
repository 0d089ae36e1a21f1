import { randomInt } from "node:crypto";
import { idleMove, type Seat, seededChance, type Typed } from "@seneschal/engine";
import { type Bot, bots, type Thought } from "@seneschal/engine/bots";
import type { Mover } from "../../../domain/game/events.ts";
import { caretakerLevel, type Game } from "../../../domain/game/game.ts";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import { questionOf } from "../../../domain/game/summary.ts";
import type { DecidedMove } from "../../../domain/game/transition.ts";
import { decided, executeCommand, unchanged } from "../../../event-store/execute-command.ts";
import { inSlices } from "../../../platform/http/long-computations/slices.ts";
import { isRejected } from "../../../platform/http/rejection.ts";
import { decideMove } from "../moves/decide-move.ts";
import type { PlayDeps } from "../types.ts";

interface BotTurn {
  readonly seat: Seat;
  readonly bot: Bot;
  readonly by: Mover;
}

/**
 * Plays the bots whose turn it is, one after the other, until it is no bot's turn or `movesMax` moves were made. Another
 * process may do the same at the same time. Returns whether more may be left to play.
 */
export async function playBots(
  deps: PlayDeps,
  id: string,
  isStopped: () => boolean,
  movesMax: number = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const { registry } = deps;
  for (let moves = 0; moves < movesMax; moves++) {
    const outcome = await executeCommand(deps.games, {
      id,
      async decide(game) {
        if (game === undefined || isStopped()) return unchanged;
        const turn = turnIn(registry, game);
        if (turn === undefined) return unchanged;
        return decided([await botMove(registry, game, turn)]);
      },
    });
    if (outcome.type !== "appended") return false;
  }
  return true;
}

/** The move that a caretaker would make for a seat whose turn it is. */
export function caretakersMove(registry: RulesetRegistry, game: Game, seat: Seat): Promise<DecidedMove> {
  return botMove(registry, game, { seat, bot: bots[caretakerLevel], by: "caretaker" });
}

function turnIn(registry: RulesetRegistry, game: Game): BotTurn | undefined {
  for (const seat of questionOf(registry, game)?.seats ?? []) {
    const occupant = game.seats[seat];
    if (occupant?.kind === "bot") return { seat, bot: bots[occupant.bot], by: "bot" };
    if (occupant?.kind === "caretaker" && !occupant.waits) return { seat, bot: bots[occupant.bot], by: "caretaker" };
  }
  return undefined;
}

async function botMove(registry: RulesetRegistry, game: Game, turn: BotTurn): Promise<DecidedMove> {
  return decideAsBot(registry, game, turn, await finish(thoughtOf(registry, game, turn)));
}

function thoughtOf(registry: RulesetRegistry, { settings, position }: Game, { seat, bot }: BotTurn): Thought<Typed> {
  const { ruleset } = registry.of(settings.ruleset);
  // Bots have their own random numbers: those of the game would reveal hidden information.
  return bot({ ruleset, state: position, seat, chance: seededChance(randomInt(2 ** 47)) });
}

function decideAsBot(registry: RulesetRegistry, game: Game, { seat, by }: BotTurn, move: Typed): DecidedMove {
  const decision = decideMove(registry, { game, seat, move, by });
  if (!isRejected(decision)) return decision;
  // A wrong move of a bot must not stop the game.
  const idle = decideMove(registry, { game, seat, move: idleMoveOf(registry, game, seat), by });
  if (isRejected(idle))
    throw new Error(`game ${game.id} refuses the idle move of seat ${seat}`, { cause: idle.problem });
  return idle;
}

function idleMoveOf(registry: RulesetRegistry, { settings, position }: Game, seat: Seat): Typed {
  const choices = registry.of(settings.ruleset).ruleset.choices(position, seat);
  const idle = choices.find((choice) => choice.idle === true) ?? choices.find(({ barred }) => barred === undefined);
  if (idle === undefined) throw new Error(`seat ${seat} is asked but has no choice`);
  return idleMove(idle);
}

async function finish(thought: Thought<Typed>): Promise<Typed> {
  for (const pause = inSlices(); ; await pause()) {
    const { done, value } = thought.next();
    if (done === true) return value;
  }
}
