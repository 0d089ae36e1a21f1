import { type Game, seatOf } from "../../../../domain/game/game.ts";
import type { PlayDeps } from "../../types.ts";

const nobody = JSON.stringify({ seats: [] });

/** Sends to a player who else is online, whenever it changes. Spectators do not learn it. */
export function presenceFeed({ onlinePlayers }: Pick<PlayDeps, "onlinePlayers">, viewer: string | undefined) {
  let lastSent = nobody;
  return (game: Game): string | undefined => {
    const shown = seatOf(game, viewer) === undefined ? nobody : JSON.stringify({ seats: onlinePlayers.in(game.id) });
    if (shown === lastSent) return undefined;
    lastSent = shown;
    return shown;
  };
}
