import type { Interval } from "../domain/clocks/pauses.ts";
import { isKickedOut, seatedPlayerIn } from "../domain/game/access.ts";
import type { GameEvent } from "../domain/game/events.ts";
import { rollbackTarget } from "../domain/game/evolve.ts";
import type { Game } from "../domain/game/game.ts";
import { noPauses, type ReadClockPauses } from "../domain/game/game-clocks.ts";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import {
  type CommandContext,
  continueGame,
  eventOf,
  type NextEvent,
  startGame,
  type TransitionStep,
} from "../domain/game/transition.ts";
import { type Rejection, rejected } from "../platform/http/rejection.ts";
import type { Aggregate } from "./execute-command.ts";
import type { GameReader, GameStore } from "./game-store.ts";

/** Games as an aggregate: commands decide on their next events. */
export type GameAggregate = Aggregate<Game, readonly NextEvent[], TransitionStep>;

/** Whether a director removed this account from the tournament of this game. */
export type WasRemoved = (game: string, account: string) => Promise<boolean>;

export interface GameAggregateDeps {
  readonly store: GameStore;
  readonly registry: RulesetRegistry;
  readonly now: () => Date;
  readonly readPauses: ReadClockPauses;
  readonly wasRemoved: WasRemoved;
}

/** What features need to read games and to execute commands. */
export interface CommandDeps extends Omit<GameAggregateDeps, "store"> {
  readonly store: GameReader;
  readonly games: GameAggregate;
  /** The same with other clock pauses. */
  withPauses(readPauses: ReadClockPauses): CommandDeps;
}

export function commandDeps(deps: GameAggregateDeps): CommandDeps {
  const { store } = deps;
  const games: GameAggregate = {
    known: store.known,
    current: store.current,
    versionOf: ({ version }) => version,
    forbids: async (game, events) =>
      unplayable(deps.registry, game) ?? kickedIn(deps.wasRemoved, game, events.map(eventOf)),
    async transition({ id, state, secret }, events) {
      const context = await commandContext(deps, state, events.map(eventOf));
      if (state !== undefined) return continueGame(context, state, events);
      if (secret === undefined) throw new Error(`events were decided for game ${id}, which does not exist`);
      return startGame(context, { id, secret }, events);
    },
    append: store.append,
    findServedVersion: store.findServedVersion,
  };
  return { ...deps, games, withPauses: (readPauses) => commandDeps({ ...deps, readPauses }) };
}

/** The context of a transition with these events now. `game` is undefined for a new game. */
export async function commandContext(
  { store, registry, now, readPauses }: Omit<CommandDeps, "games" | "withPauses">,
  game: Game | undefined,
  events: readonly GameEvent[],
): Promise<CommandContext> {
  // Read first, so that the pauses include every outage that ended by then.
  const time = now().getTime();
  const control = clockOf(game, events);
  const known = control === undefined ? undefined : await readPauses(control, accountsOf(game, events));
  const at = new Date(outsideOutages(time, known?.outages ?? [])).toISOString();
  const to = rollbackIn(events);
  const stateAtTarget = game === undefined || to === undefined ? undefined : await store.at(game.id, to);
  return { registry, at, pausesOf: known?.pausesOf ?? noPauses, stateAtTarget };
}

/**
 * Nothing happens during an outage. If the time of this process lies within one, it has not noticed yet that the clock of
 * the database jumped: its events are dated after the outage.
 */
function outsideOutages(time: number, outages: readonly Interval[]): number {
  return outages.reduce((at, { from, to }) => (from <= at && at < to ? to : at), time);
}

/** The version to which one of these events rolls the game back. */
function rollbackIn(events: readonly GameEvent[]): number | undefined {
  return events.map(rollbackTarget).find((to) => to !== undefined);
}

function clockOf(game: Game | undefined, [first]: readonly GameEvent[]) {
  return first?.type === "GameOpened" ? first.clock : game?.settings.clock;
}

/** The accounts whose clocks may start or stop: seated players, and those who take a seat. */
function accountsOf(game: Game | undefined, events: readonly GameEvent[]): readonly string[] {
  const seated = (game?.seats ?? []).flatMap((occupant) => (occupant.kind === "person" ? [occupant.account] : []));
  const coming = events.flatMap((event) => seatedPlayerIn(event)?.account ?? []);
  return [...new Set([...seated, ...coming])];
}

/** Rejected if the ruleset of the game is missing: no event can follow. */
function unplayable(registry: RulesetRegistry, game: Game | undefined): Rejection | undefined {
  return game === undefined || registry.has(game.settings.ruleset) ? undefined : rejected("not-playable-here");
}

/** Rejected if an event seats an account that was kicked out. */
async function kickedIn(
  wasRemoved: WasRemoved,
  game: Game | undefined,
  events: readonly GameEvent[],
): Promise<Rejection | undefined> {
  if (game === undefined) return undefined;
  for (const event of events) {
    const arrival = seatedPlayerIn(event);
    if (arrival === undefined) continue;
    if (isKickedOut(game, arrival)) return rejected("forbidden", "The host has removed this player from the game.");
    if (game.phase === "running" && (await wasRemoved(game.id, arrival.account))) {
      return rejected("forbidden", "A director has removed this player from the tournament.");
    }
  }
  return undefined;
}
