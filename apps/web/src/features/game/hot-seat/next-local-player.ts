import type { Game } from "../../../lib/api-client/types.ts";

/** The local seat that has to act, if the one that looks does not have to. */
export function nextLocalPlayer(
  { state, yourSeat, yourSeats }: Pick<Game, "state" | "yourSeat" | "yourSeats">,
  asked: readonly number[],
): number | null {
  if (state !== "running" || (yourSeat !== null && asked.includes(yourSeat))) return null;
  return yourSeats.find((seat) => asked.includes(seat)) ?? null;
}
