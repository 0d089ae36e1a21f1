import { type EventOf, type GameEvent, isTimed } from "./events.ts";
import { evolve, type StoredEvent, withClocks } from "./evolve.ts";
import { changedGame, type Game } from "./game.ts";
import { addedTime, clocksAfter, type PausesOf } from "./game-clocks.ts";
import { chanceOf } from "./proof/chance.ts";
import { bodyTextOf, digestOf, textOf } from "./proof/digest.ts";
import type { RulesetRegistry } from "./ruleset-registry.ts";
import { withTenures } from "./seats/seat-tenures.ts";
import { agreedShortening } from "./shortening.ts";

/** The next events of a game, with the game after each. They are stored together or not at all. */
export interface Transition {
  readonly before: Game | undefined;
  readonly steps: readonly TransitionStep[];
  /** The game after the last event. */
  readonly after: Game;
}

export interface TransitionStep {
  readonly stored: StoredEvent;
  /** Canonical JSON of the event without its type, as it is stored. */
  readonly body: string;
  readonly game: Game;
}

/** A game that is about to be created. */
export interface NewGame {
  readonly id: string;
  readonly secret: string;
}

/** What a transition depends on besides the game: rules, time and clock pauses. */
export interface CommandContext {
  readonly registry: RulesetRegistry;
  readonly at: string;
  readonly pausesOf: PausesOf;
  /** For a rollback: the game at the target version. */
  readonly stateAtTarget?: Game | undefined;
}

/** An accepted move with the position after it, so that it is not computed twice. */
export interface DecidedMove {
  readonly event: EventOf<"MovePlayed">;
  readonly position: unknown;
}

/** An event that a command has decided on. */
export type NextEvent = GameEvent | DecidedMove;

export const eventOf = (next: NextEvent): GameEvent => ("event" in next ? next.event : next);

/** The transition that creates a game. */
export function startGame(context: CommandContext, newGame: NewGame, events: readonly NextEvent[]): Transition {
  return applyEvents(context, undefined, newGame, events);
}

/** The transition that adds events to a game. Times in a stream never decrease, even if a clock was set back. */
export function continueGame(context: CommandContext, before: Game, events: readonly NextEvent[]): Transition {
  const at = context.at < before.movedAt ? before.movedAt : context.at;
  return applyEvents({ ...context, at }, before, before, events);
}

function applyEvents(
  context: CommandContext,
  before: Game | undefined,
  newGame: NewGame,
  events: readonly NextEvent[],
): Transition {
  const steps: TransitionStep[] = [];
  let game = before;
  for (const event of events) {
    const step = stepOf(context, game, newGame, event);
    steps.push(step);
    game = step.game;
  }
  if (game === undefined) throw new Error(`no events for game ${newGame.id}`);
  for (;;) {
    const event = automaticEvent(context, game);
    if (event === undefined) return { before, steps, after: game };
    const step = stepOf(context, game, newGame, event);
    steps.push(step);
    game = step.game;
  }
}

function stepOf(
  context: CommandContext,
  before: Game | undefined,
  { id, secret }: NewGame,
  next: NextEvent,
): TransitionStep {
  const bare = eventOf(next);
  const position = "event" in next ? next.position : undefined;
  const { registry, at, stateAtTarget } = context;
  const version = (before?.version ?? 0) + 1;
  const ownSecret = before === undefined ? secret : undefined;
  const storedAs = (event: GameEvent, digest: string): StoredEvent => {
    return { game: id, version, at, event, digest, secret: ownSecret, stateAtTarget, position };
  };
  const untimed = evolve(registry, before, storedAs(bare, ""));
  const event = before === undefined ? bare : timed(context, before, untimed, bare);
  const body = bodyTextOf(event);
  const digest = digestOf(secret, before?.digest ?? "", textOf({ game: id, version, at, event }, body));
  const stored = storedAs(event, digest);
  const game = changedGame(withClocks(untimed, event), { digest });
  // Answer times depend on the clocks of the event, which `evolve` did not know yet.
  return { stored, body, game: before === undefined ? game : withTenures(game, before, stored) };
}

/** The event with the clocks that it changes. */
function timed({ registry, at, pausesOf }: CommandContext, before: Game, after: Game, event: GameEvent): GameEvent {
  if (after.settings.clock === undefined || !isTimed(event)) return event;
  const clocks = clocksAfter(registry, { before, after, event, at }, pausesOf);
  if (clocks.length === 0) return event;
  return event.type === "ClocksShifted" ? { ...event, clocks, added: addedTime(before, clocks) } : { ...event, clocks };
}

/** What follows automatically: a full game may start, a decided game ends, and one that all want to shorten is shortened. */
function automaticEvent({ registry, at }: CommandContext, game: Game): GameEvent | undefined {
  switch (game.phase) {
    case "open":
      return startsAutomatically(game) ? gameBegan(registry, game) : undefined;
    case "running": {
      const outcome = registry.of(game.settings.ruleset).ruleset.outcome(game.position);
      if (outcome !== undefined) return { type: "GameFinished", outcome, secret: game.secret };
      return agreedShortening(registry, game, at);
    }
    case "finished":
    case "closed":
      return undefined;
  }
}

/** The event that starts a full game. From now on seats are fixed, and draws depend on the entropy of all seats. */
export function gameBegan(registry: RulesetRegistry, game: Game): EventOf<"GameBegan"> {
  const { ruleset } = registry.of(game.settings.ruleset);
  const { chance, draws } = chanceOf(game);
  const facts = ruleset.setUp({ seats: game.seats.length, options: game.settings.options }, chance);
  return { type: "GameBegan", facts, draws: draws() };
}

export function isFull({ seats }: Game): boolean {
  return seats.every(({ kind }) => kind !== "nobody");
}

/** Whether all players are ready; true if the game has no ready check. */
export function areAllReady({ settings, seats }: Game): boolean {
  return (
    settings.readyCheck !== true || seats.every((occupant) => occupant.kind !== "person" || occupant.isReady === true)
  );
}

/** Whether a full game starts without the host. */
export function startsAutomatically(game: Game): boolean {
  const { startsWhenFull, readyCheck } = game.settings;
  return (startsWhenFull || readyCheck === true) && isFull(game) && areAllReady(game);
}
