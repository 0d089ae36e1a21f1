import { afterEvent, type Stored } from "./after-event.ts";
import { beginningOf, isFull } from "./beginning-of.ts";
import { bodyTextOf, digestOf, textOf } from "./digest-chain.ts";
import type { GameEvent } from "./events.ts";
import type { Game } from "./game.ts";
import type { Register } from "./register.ts";

/** What is about to happen to a game, all of it or nothing: its next events, and the game after each of them. */
export interface Extension {
  readonly before: Game | undefined;
  readonly steps: readonly Step[];
  /** The game after the last of them. */
  readonly after: Game;
}

export interface Step {
  readonly stored: Stored;
  /** Canonical JSON of the event without its type, as it is stored. */
  readonly body: string;
  readonly game: Game;
}

/** A game that is not there yet: its name, and the secret that it will keep. */
export interface Birth {
  readonly id: string;
  readonly secret: string;
}

/** Adds the first events of a new game. */
export function beginning(register: Register, birth: Birth, events: readonly GameEvent[], at: string): Extension {
  return extended(register, undefined, birth, events, at);
}

/** Adds events to a game. */
export function continued(register: Register, before: Game, events: readonly GameEvent[], at: string): Extension {
  return extended(register, before, before, events, at);
}

function extended(
  register: Register,
  before: Game | undefined,
  birth: Birth,
  events: readonly GameEvent[],
  at: string,
): Extension {
  const steps: Step[] = [];
  let game = before;
  for (const event of events) {
    const step = stepOf(register, game, birth, event, at);
    steps.push(step);
    game = step.game;
  }
  if (game === undefined) throw new Error(`nothing was to happen to game ${birth.id}`);
  for (;;) {
    const event = eventByItself(register, game);
    if (event === undefined) return { before, steps, after: game };
    const step = stepOf(register, game, birth, event, at);
    steps.push(step);
    game = step.game;
  }
}

function stepOf(
  register: Register,
  before: Game | undefined,
  { id, secret }: Birth,
  event: GameEvent,
  at: string,
): Step {
  const undigested = { game: id, version: (before?.version ?? 0) + 1, at, event };
  const body = bodyTextOf(event);
  const digest = digestOf(secret, before?.digest ?? "", textOf(undigested, body));
  const stored = { ...undigested, digest, secret: before === undefined ? secret : undefined };
  return { stored, body, game: afterEvent(register, before, stored) };
}

/** What follows in the same breath, asked for by nobody: a full table may begin, and whoever won has won. */
function eventByItself(register: Register, game: Game): GameEvent | undefined {
  switch (game.phase) {
    case "open":
      return game.terms.startsWhenFull && isFull(game) ? beginningOf(register, game) : undefined;
    case "running": {
      const outcome = register.of(game.terms.ruleset).ruleset.outcome(game.position);
      return outcome && { type: "GameFinished", outcome, secret: game.secret };
    }
    case "finished":
      return undefined;
  }
}
