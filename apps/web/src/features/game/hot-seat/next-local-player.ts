import type { Game } from "../../../lib/api-client/types.ts";

/** To which seat the screen has to go, because the one before it is not asked and another at it is. */
export function nextLocalPlayer(
  { state, yourSeat, yourSeats }: Pick<Game, "state" | "yourSeat" | "yourSeats">,
  asked: readonly number[],
): number | null {
  if (state !== "running" || (yourSeat !== null && asked.includes(yourSeat))) return null;
  return yourSeats.find((seat) => asked.includes(seat)) ?? null;
}
