import type { games } from "@seneschal/schema";
import { beginningOf, isAgreed, isFull } from "../history/beginning-of.ts";
import { Problem } from "../http/problem.ts";
import { changeOpenGame, mustBeHost, mustBeOpen } from "./change.ts";
import type { LobbyNeeds } from "./lobby.ts";
import { mustBeShown } from "./seating.ts";

/** Begins the game, by the word of its host. */
export async function startGame(needs: LobbyNeeds, id: string, host: string): Promise<games.GameBody> {
  return changeOpenGame(needs, id, host, (game) => {
    mustBeShown(game, host);
    mustBeHost(game, host);
    mustBeOpen(game);
    if (!isFull(game)) throw new Problem("seats-free");
    if (!isAgreed(game)) throw new Problem("not-ready");
    return [beginningOf(needs.register, game)];
  });
}
