import type { games } from "@seneschal/schema";
import { type Game, seatOf } from "../../domain/game/game.ts";
import { Problem } from "../../platform/http/problem.ts";
import { assertHost, assertOpen, changeOpenGame } from "./change-open-game.ts";
import { assertVisible } from "./seats/seating.ts";
import type { LobbyDeps } from "./types.ts";

/** Sets a player ready or not ready. A full game with a ready check starts when all players are ready. */
export function setReady(deps: LobbyDeps, id: string, player: string, isReady: boolean): Promise<games.GameBody> {
  return changeOpenGame(deps, id, player, (game) => {
    assertVisible(game, player);
    assertOpen(game);
    mustAsk(game);
    const seat = seatOf(game, player);
    if (seat === undefined) throw new Problem("not-your-seat", "Take a seat before you set yourself ready.");
    return isReadyAt(game, seat) === isReady ? [] : [{ type: "ReadinessSaid", seat, isReady }];
  });
}

/** Cancels a game that has not started (host). */
export function cancelGame(deps: LobbyDeps, id: string, host: string): Promise<games.GameBody> {
  return changeOpenGame(deps, id, host, (game) => {
    assertVisible(game, host);
    assertHost(game, host);
    assertOpen(game);
    return [{ type: "GameClosed", why: "cancelled", secret: game.secret }];
  });
}

function mustAsk({ settings }: Game): void {
  if (settings.readyCheck !== true) throw new Problem("forbidden", "This game has no ready check.");
}

function isReadyAt({ seats }: Game, seat: number): boolean {
  const occupant = seats[seat];
  return occupant?.kind === "person" && occupant.isReady === true;
}
