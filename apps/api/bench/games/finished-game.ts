import { createHash } from "node:crypto";
import { drawMove, seededChance, type Typed } from "@seneschal/engine";
import { rulesetRegistry } from "../../src/composition/rulesets.ts";
import type { GameEvent } from "../../src/domain/game/events.ts";
import { type Game, isOver } from "../../src/domain/game/game.ts";
import { noPauses } from "../../src/domain/game/game-clocks.ts";
import { commitmentOf } from "../../src/domain/game/proof/chance.ts";
import { questionOf } from "../../src/domain/game/summary.ts";
import { type CommandContext, continueGame, startGame, type Transition } from "../../src/domain/game/transition.ts";
import type { GameStore } from "../../src/event-store/game-store.ts";
import { decideMove } from "../../src/features/play/moves/decide-move.ts";
import { acceptedOrThrow } from "../../src/platform/http/rejection.ts";

const fief = rulesetRegistry.of("fief-1429");
const id = "3c1a5b0e-7d42-4f6b-9d57-1429142914a9";
const hash = (word: string) => createHash("sha256").update(word).digest("hex");
const context: CommandContext = {
  registry: rulesetRegistry,
  at: "2026-01-01T00:00:00.000Z",
  pausesOf: noPauses,
};

/**
 * Stores a public game of Fief 1429 that four bots played to the end with random moves. The same seed gives the same
 * game. It is one append; otherwise a process with bots would play on.
 */
export async function finishedFief(store: GameStore, seed: number): Promise<Game> {
  const opening = opened(seed);
  const { steps, after } = playedOut(opening.after, seed);
  const isStored = await store.append({ before: undefined, steps: [...opening.steps, ...steps], after });
  if (!isStored) throw new Error("this game is stored already");
  return after;
}

function opened(seed: number): Transition {
  const secret = hash(`secret ${seed}`);
  return startGame(context, { id, secret }, [openedBy(secret), ...seats.map(taken)]);
}

const seats = [0, 1, 2, 3];

function openedBy(secret: string): GameEvent {
  return {
    type: "GameOpened",
    name: "Bench",
    ruleset: "fief-1429",
    revision: rulesetRegistry.of("fief-1429").ruleset.revision,
    options: fief.schema.options.parse({}),
    seats: seats.length,
    visibility: "public",
    host: "bench",
    commitment: commitmentOf(1, id, secret),
    startsWhenFull: true,
  };
}

function taken(seat: number): GameEvent {
  const newcomer = { kind: "bot", bot: "easy" } as const;
  return { type: "SeatTaken", seat, newcomer, entropy: hash(`entropy ${seat}`).slice(0, 32), entropyFrom: "house" };
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
