import type { Game } from "../../../lib/api-client/types.ts";

export type Viewpoint = number | "spectator";

/** The spectators' and, when the game is over, each seat's; during the game at most the reader's own. */
export function viewpointsOf(game: Pick<Game, "state" | "seats" | "yourSeat">): readonly Viewpoint[] {
  if (game.state === "finished") return ["spectator", ...game.seats.keys()];
  return game.yourSeat === null ? ["spectator"] : ["spectator", game.yourSeat];
}
