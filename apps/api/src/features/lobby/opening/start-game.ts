import type { games } from "@seneschal/schema";
import type { Game } from "../../../domain/game/game.ts";
import { areAllReady, gameBegan, isFull } from "../../../domain/game/transition.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { assertHost, changeOpenGame } from "../change-open-game.ts";
import { assertVisible } from "../seats/seating.ts";
import type { LobbyDeps } from "../types.ts";

/** Starts a game (host). */
export async function startGame(deps: LobbyDeps, id: string, host: string): Promise<games.GameBody> {
  return changeOpenGame(deps, id, host, (game) => {
    assertVisible(game, host);
    assertHost(game, host);
    assertNotStarted(game);
    if (!isFull(game)) throw new Problem("seats-free");
    if (!areAllReady(game)) throw new Problem("not-ready");
    return [gameBegan(deps.registry, game)];
  });
}

function assertNotStarted({ phase }: Game): void {
  if (phase === "running") throw new Problem("not-open", "The game has already started.");
  if (phase !== "open") throw new Problem("not-open", "The game is over.");
}
