import { randomInt } from "node:crypto";
import { idleMove, type Seat, seededChance, type Typed } from "@seneschal/engine";
import { type Bot, bots, type Thought } from "@seneschal/engine/bots";
import type { EventOf, Mover } from "../../../domain/game/events.ts";
import { caretakerLevel, type Game } from "../../../domain/game/game.ts";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import { questionOf } from "../../../domain/game/summary.ts";
import { continueGame } from "../../../domain/game/transition.ts";
import { commandContext } from "../../../event-store/command-context.ts";
import { inSlices } from "../../../platform/http/long-computations/slices.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { decideMove } from "../moves/decide-move.ts";
import type { PlayDeps } from "../types.ts";

interface BotTurn {
  readonly seat: Seat;
  readonly bot: Bot;
  readonly by: Mover;
}

/**
 * Plays the bots that a game asks, one after the other, until it asks none or so many moves were made. Whoever is faster
 * elsewhere wins. True: more may be left to play.
 */
export async function playBots(
  deps: PlayDeps,
  id: string,
  isStopped: () => boolean,
  movesMax: number = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const { store, registry } = deps;
  let game = await store.current(id);
  for (let moves = 0; moves < movesMax; moves++) {
    const turn = game && turnIn(registry, game);
    if (game === undefined || turn === undefined || isStopped()) return false;
    const event = await thoughtOutEvent(registry, game, turn);
    const transition = continueGame(await commandContext(deps, game, [event]), game, [event]);
    game = (await store.append(transition)) ? transition.after : await store.current(id);
  }
  return true;
}

/** What a caretaker would do in a seat that the game asks, whoever sits there. */
export function caretakersMove(registry: RulesetRegistry, game: Game, seat: Seat): Promise<EventOf<"MovePlayed">> {
  return thoughtOutEvent(registry, game, { seat, bot: bots[caretakerLevel], by: "caretaker" });
}

function turnIn(registry: RulesetRegistry, game: Game): BotTurn | undefined {
  for (const seat of questionOf(registry, game)?.seats ?? []) {
    const sitting = game.seats[seat];
    if (sitting?.kind === "bot") return { seat, bot: bots[sitting.bot], by: "bot" };
    if (sitting?.kind === "caretaker" && !sitting.waits) return { seat, bot: bots[sitting.bot], by: "caretaker" };
  }
  return undefined;
}

async function thoughtOutEvent(registry: RulesetRegistry, game: Game, turn: BotTurn): Promise<EventOf<"MovePlayed">> {
  return decideAsBot(registry, game, turn, await thoughtOut(thoughtOf(registry, game, turn)));
}

function thoughtOf(registry: RulesetRegistry, { terms, position }: Game, { seat, bot }: BotTurn): Thought<Typed> {
  const { ruleset } = registry.of(terms.ruleset);
  // A bot's luck is its own: it must not learn anything of the game's.
  return bot({ ruleset, state: position, seat, chance: seededChance(randomInt(2 ** 47)) });
}

function decideAsBot(registry: RulesetRegistry, game: Game, { seat, by }: BotTurn, move: Typed) {
  try {
    return decideMove(registry, game, seat, move, by);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // A bot that errs must not stop the game for the others.
    return decideMove(registry, game, seat, silenceOf(registry, game, seat), by);
  }
}

function silenceOf(registry: RulesetRegistry, { terms, position }: Game, seat: Seat): Typed {
  const choices = registry.of(terms.ruleset).ruleset.choices(position, seat);
  const idle = choices.find((choice) => choice.idle === true) ?? choices.find(({ barred }) => barred === undefined);
  if (idle === undefined) throw new Error(`seat ${seat} is asked and has no choice`);
  return idleMove(idle);
}

async function thoughtOut(thought: Thought<Typed>): Promise<Typed> {
  for (const pause = inSlices(); ; await pause()) {
    const { done, value } = thought.next();
    if (done === true) return value;
  }
}
