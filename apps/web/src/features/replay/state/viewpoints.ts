import type { Game } from "../../../lib/api-client/types.ts";

export type Viewpoint = number | "spectator";

/** Everyone's, and afterwards that of each seat; during play one's own at most. */
export function viewpointsOf(game: Pick<Game, "state" | "seats" | "yourSeat">): readonly Viewpoint[] {
  if (game.state === "finished") return ["spectator", ...game.seats.keys()];
  return game.yourSeat === null ? ["spectator"] : ["spectator", game.yourSeat];
}
