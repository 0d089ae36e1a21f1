import type { Game } from "../../lib/api-client/types.ts";

/** What keeps the reader from taking over a seat: the entry requirements, or hidden information about another seat; or nothing. */
export function takeOverObstacle(
  { unmetRequirement, formerSeat }: Pick<Game, "unmetRequirement" | "formerSeat">,
  seat: number,
): "unmet" | "other-hand" | null {
  if (formerSeat !== null && formerSeat !== seat) return "other-hand";
  return unmetRequirement === null ? null : "unmet";
}
