import { serverNow } from "../../lib/api-client/server-clock.ts";
import type { Sitter } from "../../lib/api-client/types.ts";

/** May somebody sit down on this seat although the game has begun? */
export function isLooking(sitter: Sitter): boolean {
  if (sitter.kind !== "caretaker") return false;
  return sitter.waits || (sitter.openUntil !== null && Date.parse(sitter.openUntil) > serverNow());
}
