import type { games } from "@seneschal/schema";
import type { Game } from "../../../domain/game/game.ts";
import { areAllReady, gameBegan, isFull } from "../../../domain/game/transition.ts";
import { type Rejection, rejected } from "../../../platform/http/rejection.ts";
import { changeOpenGame, checkHost, checkVisible } from "../change-open-game.ts";
import type { LobbyDeps } from "../types.ts";

/** Starts a game (host). */
export async function startGame(deps: LobbyDeps, id: string, host: string): Promise<games.GameBody> {
  return changeOpenGame(deps, id, {
    by: host,
    events: (game) =>
      checkVisible(game, host) ?? checkHost(game, host) ?? checkCanStart(game) ?? [gameBegan(deps.registry, game)],
  });
}

function checkCanStart(game: Game): Rejection | undefined {
  if (game.phase === "running") return rejected("not-open", "The game has already started.");
  if (game.phase !== "open") return rejected("not-open", "The game is over.");
  if (!isFull(game)) return rejected("seats-free");
  return areAllReady(game) ? undefined : rejected("not-ready");
}
