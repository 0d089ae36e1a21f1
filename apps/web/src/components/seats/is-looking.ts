import { houseTime } from "../../lib/api-client/house-time.ts";
import type { Sitter } from "../../lib/api-client/types.ts";

/** May somebody sit down on this seat although the game has begun? */
export function isLooking(sitter: Sitter): boolean {
  if (sitter.kind !== "caretaker") return false;
  return sitter.waits || (sitter.openUntil !== null && Date.parse(sitter.openUntil) > houseTime());
}
