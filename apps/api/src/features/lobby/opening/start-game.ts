import type { games } from "@seneschal/schema";
import type { Game } from "../../../domain/game/game.ts";
import { beginningOf, isAgreed, isFull } from "../../../domain/game/transition.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { changeOpenGame, mustBeHost } from "../change.ts";
import { mustBeShown } from "../seats/seating.ts";
import type { LobbyDeps } from "../types.ts";

/** Begins the game, by the word of its host. */
export async function startGame(deps: LobbyDeps, id: string, host: string): Promise<games.GameBody> {
  return changeOpenGame(deps, id, host, (game) => {
    mustBeShown(game, host);
    mustBeHost(game, host);
    mustWaitForStart(game);
    if (!isFull(game)) throw new Problem("seats-free");
    if (!isAgreed(game)) throw new Problem("not-ready");
    return [beginningOf(deps.registry, game)];
  });
}

function mustWaitForStart({ phase }: Game): void {
  if (phase === "running") throw new Problem("not-open", "The game has already started.");
  if (phase !== "open") throw new Problem("not-open", "The game is over.");
}
