import type { games } from "@seneschal/schema";
import { chanceOf } from "../history/game-chance.ts";
import { Problem } from "../http/problem.ts";
import { changeOpenGame, mustBeHost, mustBeOpen } from "./change.ts";
import type { LobbyNeeds } from "./lobby.ts";
import { mustBeShown } from "./seating.ts";

/** Begins the game: from here on nobody sits down or stands up, and chance is bound to everybody's entropy. */
export async function startGame(needs: LobbyNeeds, id: string, host: string): Promise<games.GameBody> {
  return changeOpenGame(needs, id, host, (game) => {
    mustBeShown(game, host);
    mustBeHost(game, host);
    mustBeOpen(game);
    if (game.seats.some(({ kind }) => kind === "nobody")) throw new Problem("seats-free");
    const { ruleset } = needs.register.of(game.terms.ruleset);
    const { chance, draws } = chanceOf(game);
    const facts = ruleset.setUp({ seats: game.seats.length, options: game.terms.options }, chance);
    return [{ type: "GameBegan", facts: [...facts], draws: draws() }];
  });
}
