import { createHash } from "node:crypto";
import { drawMove, seededChance, type Typed } from "@seneschal/engine";
import { rulesetRegistry } from "../../src/composition/rulesets.ts";
import type { EventOf } from "../../src/domain/game/events.ts";
import { type Game, isOver } from "../../src/domain/game/game.ts";
import { noPauses } from "../../src/domain/game/game-clocks.ts";
import { commitmentOf, latestScheme, newChanceSource, seatTakenEvent } from "../../src/domain/game/proof/chance.ts";
import { questionOf } from "../../src/domain/game/summary.ts";
import { type CommandContext, continueGame, startGame, type Transition } from "../../src/domain/game/transition.ts";
import type { GameStore } from "../../src/event-store/game-store.ts";
import { decideMove } from "../../src/features/play/moves/decide-move.ts";
import { acceptedOrThrow } from "../../src/platform/http/rejection.ts";

const context: CommandContext = {
  registry: rulesetRegistry,
  at: "2026-01-01T00:00:00.000Z",
  pausesOf: noPauses,
};
const seatsMax = 4;

/**
 * Stores a public game of Fief 1429 that four bots played to the end with random moves. The same seed gives the same
 * game. It is one append; otherwise a process with bots would play on.
 */
export async function finishedFief(store: GameStore, seed: number): Promise<Game> {
  const game = finishedGame("fief-1429", seed);
  if (!(await store.append(game))) throw new Error("this game is stored already");
  return game.after;
}

/** A public game that up to four bots played to the end with random moves. The same seed gives the same game. */
export function finishedGame(ruleset: string, seed: number): Transition {
  const opening = opened(ruleset, seed);
  const { steps, after } = playedOut(opening.after, seed);
  return { before: undefined, steps: [...opening.steps, ...steps], after };
}

function opened(ruleset: string, seed: number): Transition {
  const secret = hash(`secret ${seed}`);
  const id = idOf(ruleset, seed);
  const event = openedBy(ruleset, commitmentOf(latestScheme, id, secret));
  const bot = { kind: "bot", bot: "easy" } as const;
  const source = newChanceSource(id, secret);
  const seats = Array.from({ length: event.seats }, (_, seat) => seatTakenEvent(source, seat, bot, undefined));
  return startGame(context, { id, secret }, [event, ...seats]);
}

const hash = (word: string) => createHash("sha256").update(word).digest("hex");

function idOf(ruleset: string, seed: number): string {
  const digits = hash(`${ruleset} ${seed}`);
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-9${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

function openedBy(id: string, commitment: string): EventOf<"GameOpened"> {
  const { ruleset, schema } = rulesetRegistry.of(id);
  return {
    type: "GameOpened",
    name: "Bench",
    ruleset: id,
    revision: ruleset.revision,
    options: schema.options.parse({}),
    seats: Math.min(seatsMax, ruleset.seats.max),
    visibility: "public",
    host: "bench",
    commitment,
    chanceScheme: latestScheme,
    startsWhenFull: true,
  };
}

/** Plays random moves until the game is over. */
function playedOut(before: Game, seed: number): Transition {
  const chance = seededChance(seed);
  const steps: Transition["steps"][number][] = [];
  let game = before;
  while (!isOver(game)) {
    const seat = chance.pick(questionOf(rulesetRegistry, game)?.seats ?? []);
    const decision = decideMove(rulesetRegistry, { game, seat, move: moveOf(game, seat), by: "bot" });
    const more = continueGame(context, game, [acceptedOrThrow(decision)]);
    steps.push(...more.steps);
    game = more.after;
  }
  return { before, steps, after: game };

  function moveOf({ position, settings }: Game, seat: number): Typed {
    const open = rulesetRegistry
      .of(settings.ruleset)
      .ruleset.choices(position, seat)
      .filter(({ blockedBy }) => blockedBy === undefined);
    return drawMove(chance.pick(open), chance);
  }
}
