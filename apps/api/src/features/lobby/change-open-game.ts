import type { games } from "@seneschal/schema";
import type { GameEvent } from "../../domain/game/events.ts";
import type { Game } from "../../domain/game/game.ts";
import {
  decided,
  executeCommand,
  stateAfter,
  unchanged,
  type WithinTransaction,
} from "../../event-store/execute-command.ts";
import { Problem } from "../../platform/http/problem.ts";
import { showGame } from "./show-game.ts";
import type { LobbyDeps } from "./types.ts";

/** Appends events to a game before its start and returns it as this account sees it. No events: nothing changes. */
export async function changeOpenGame(
  deps: LobbyDeps,
  id: string,
  account: string,
  eventsFor: (game: Game) => readonly GameEvent[],
  withinTransaction?: WithinTransaction<Game>,
): Promise<games.GameBody> {
  const outcome = await executeCommand(deps.games, {
    id,
    withinTransaction,
    decide(game) {
      if (game === undefined) throw new Problem("not-found", "No game has this id, or you may not see it.");
      const events = eventsFor(game);
      return events.length === 0 ? unchanged : decided(events);
    },
  });
  return showGame(deps, stateAfter(outcome), account);
}

export function assertOpen({ phase }: Game): void {
  if (phase !== "open") throw new Problem("not-open");
}

export function assertHost({ settings }: Game, account: string): void {
  if (settings.host !== account) throw new Problem("forbidden", "Only the host of the game may do this.");
}
