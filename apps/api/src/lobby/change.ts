import type { games } from "@seneschal/schema";
import { changeGame } from "../database/change-game.ts";
import type { GameEvent } from "../history/events.ts";
import type { Game } from "../history/game.ts";
import { Problem } from "../http/problem.ts";
import type { LobbyNeeds } from "./lobby.ts";
import { showGame } from "./show-game.ts";

/** Changes a game that has not begun yet, and shows it to the one who asked. */
export async function changeOpenGame(
  needs: LobbyNeeds,
  id: string,
  account: string,
  propose: (game: Game) => readonly GameEvent[],
): Promise<games.GameBody> {
  const change = await changeGame(needs, id, async (game) => {
    if (game === undefined) throw new Problem("not-found", "No game has this id, or it is not shown to you.");
    return propose(game);
  });
  if (change.is !== "made") throw new Error("nothing here can be repeated");
  return showGame(needs, change.game, account);
}

export function mustBeOpen({ phase }: Game): void {
  if (phase !== "open") throw new Problem("not-open");
}

export function mustBeHost({ terms }: Game, account: string): void {
  if (terms.host !== account) throw new Problem("forbidden", "Only the host, who opened the game, may do this.");
}
