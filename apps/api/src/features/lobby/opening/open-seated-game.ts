import { randomBytes } from "node:crypto";
import type { clocks } from "@seneschal/schema";
import { timeControlOf } from "../../../domain/clocks/time-controls.ts";
import type { GameEvent, Newcomer } from "../../../domain/game/events.ts";
import type { Game } from "../../../domain/game/game.ts";
import { commitmentOf, latestScheme, newChanceSource, seatTakenEvent } from "../../../domain/game/proof/chance.ts";
import { recordedRules } from "../../../domain/game/ruleset-registry.ts";
import {
  decided,
  executeCommand,
  stateAfter,
  unchanged,
  type WithinTransaction,
} from "../../../event-store/execute-command.ts";
import type { LobbyDeps } from "../types.ts";

/** A game whose players are known before it is created. */
export interface SeatedGame {
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly host: string;
  readonly pace: clocks.Pace;
  readonly weekendsOff: boolean;
  readonly fixedDeadlines?: clocks.FixedDeadlines | undefined;
  readonly seats: readonly Newcomer[];
}

/** Creates a public game that starts at once. Does nothing if the game exists. */
export async function openSeatedGame(
  deps: LobbyDeps,
  game: SeatedGame,
  withinTransaction?: WithinTransaction<Game>,
): Promise<void> {
  const secret = randomBytes(32).toString("hex");
  const outcome = await executeCommand(deps.games, {
    id: game.id,
    secret,
    withinTransaction,
    decide: (known) => (known === undefined ? decided(eventsOf(deps, game, secret)) : unchanged),
  });
  stateAfter(outcome);
}

function eventsOf({ registry }: LobbyDeps, game: SeatedGame, secret: string) {
  const { id, pace, weekendsOff, fixedDeadlines, seats, ...settings } = game;
  const source = newChanceSource(id, secret);
  const clock = timeControlOf({ pace, weekendsOff, fixedDeadlines });
  const opened: GameEvent = {
    type: "GameOpened",
    ...settings,
    ...recordedRules(registry, settings.ruleset),
    seats: seats.length,
    visibility: "public",
    commitment: commitmentOf(latestScheme, id, secret),
    chanceScheme: latestScheme,
    startsWhenFull: true,
    ...(clock && { clock }),
  };
  return [opened, ...seats.map((newcomer, seat) => seatTakenEvent(source, seat, newcomer))];
}
