import { type Game, seatOf } from "../../../../domain/game/game.ts";
import type { GamePresence, PlayDeps } from "../../types.ts";

const textOf = (seats: readonly number[]) => JSON.stringify({ seats: [...seats] } satisfies GamePresence);
const nobody = textOf([]);

/** Sends to a player who else is online, whenever it changes. Spectators do not learn it. */
export function presenceFeed({ onlinePlayers }: Pick<PlayDeps, "onlinePlayers">, viewer: string | undefined) {
  let lastSent = nobody;
  return (game: Game): string | undefined => {
    const shown = seatOf(game, viewer) === undefined ? nobody : textOf(onlinePlayers.in(game.id));
    if (shown === lastSent) return undefined;
    lastSent = shown;
    return shown;
  };
}
