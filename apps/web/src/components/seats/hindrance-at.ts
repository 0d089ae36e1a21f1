import type { Game } from "../../lib/api-client/types.ts";

/** What keeps the reader from a seat that was left: what the table asks, or another hand that they know; or nothing. */
export function hindranceAt(
  { unmetRequirement, formerSeat }: Pick<Game, "unmetRequirement" | "formerSeat">,
  seat: number,
): "lack" | "other-hand" | null {
  if (formerSeat !== null && formerSeat !== seat) return "other-hand";
  return unmetRequirement === null ? null : "lack";
}
