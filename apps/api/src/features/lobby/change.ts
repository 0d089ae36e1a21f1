import type { games } from "@seneschal/schema";
import type { GameEvent } from "../../domain/game/events.ts";
import type { Game } from "../../domain/game/game.ts";
import { type CommandHandler, type CommandResult, executeCommand } from "../../event-store/execute-command.ts";
import type { WithinTransaction } from "../../event-store/game-store.ts";
import { Problem } from "../../platform/http/problem.ts";
import { showGame } from "./show-game.ts";
import type { LobbyDeps } from "./types.ts";

/** Changes a game that has not begun yet, and shows it to the one who asked. */
export async function changeOpenGame(
  deps: LobbyDeps,
  id: string,
  account: string,
  propose: (game: Game) => readonly GameEvent[],
  withinTransaction?: WithinTransaction,
): Promise<games.GameBody> {
  const proposal: CommandHandler = async (game) => {
    if (game === undefined) throw new Problem("not-found", "No game has this id, or you may not see it.");
    const events = propose(game);
    if (events.length === 0) throw new AsAsked(game);
    return events;
  };
  const change = executeCommand(deps, id, proposal, undefined, withinTransaction);
  return showGame(deps, await change.then(changed, unchanged), account);
}

/** Thrown out of a proposal when the game is as it was asked to be. */
class AsAsked extends Error {
  constructor(readonly game: Game) {
    super();
  }
}

function changed(change: CommandResult): Game {
  if (change.is !== "made") throw new Error("nothing here can be repeated");
  return change.game;
}

function unchanged(error: unknown): Game {
  if (error instanceof AsAsked) return error.game;
  throw error;
}

export function mustBeOpen({ phase }: Game): void {
  if (phase !== "open") throw new Problem("not-open");
}

export function mustBeHost({ terms }: Game, account: string): void {
  if (terms.host !== account) throw new Problem("forbidden", "Only the host of the game may do this.");
}
