import type { Seat } from "@seneschal/engine";
import type { Game, Sitting } from "./game.ts";

/** The game with somebody, or nobody, on a seat. */
export function withSitting(game: Game, seat: Seat, sitting: Sitting): Game {
  return { ...game, seats: game.seats.with(seat, sitting) };
}
