import type { games } from "@seneschal/schema";
import { type Game, seatOf } from "../../domain/game/game.ts";
import { type Rejection, rejected } from "../../platform/http/rejection.ts";
import { changeOpenGame, checkHost, checkOpen, checkVisible } from "./change-open-game.ts";
import type { LobbyDeps } from "./types.ts";

/** Sets a player ready or not ready. A full game with a ready check starts when all players are ready. */
export function setReady(deps: LobbyDeps, id: string, player: string, isReady: boolean): Promise<games.GameBody> {
  const readinessEvents = (game: Game) => {
    const seat = seatOf(game, player);
    if (seat === undefined) return rejected("not-your-seat", "Take a seat before you set yourself ready.");
    return isReadyAt(game, seat) === isReady ? [] : [{ type: "ReadinessSaid", seat, isReady } as const];
  };
  return changeOpenGame(deps, id, {
    by: player,
    events: (game) => checkVisible(game, player) ?? checkOpen(game) ?? checkReadyCheck(game) ?? readinessEvents(game),
  });
}

/** Cancels a game that has not started (host). */
export function cancelGame(deps: LobbyDeps, id: string, host: string): Promise<games.GameBody> {
  return changeOpenGame(deps, id, {
    by: host,
    events: (game) =>
      checkVisible(game, host) ??
      checkHost(game, host) ??
      checkOpen(game) ?? [{ type: "GameClosed", why: "cancelled", secret: game.secret }],
  });
}

function checkReadyCheck({ settings }: Game): Rejection | undefined {
  return settings.readyCheck === true ? undefined : rejected("forbidden", "This game has no ready check.");
}

function isReadyAt({ seats }: Game, seat: number): boolean {
  const occupant = seats[seat];
  return occupant?.kind === "person" && occupant.isReady === true;
}
