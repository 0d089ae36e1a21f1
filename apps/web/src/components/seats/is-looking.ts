import { serverNow } from "../../lib/api-client/server-clock.ts";
import type { Sitter } from "../../lib/api-client/types.ts";

/** Whether this seat of a running game is open for someone to take over. */
export function isLooking(sitter: Sitter): boolean {
  if (sitter.kind !== "caretaker") return false;
  return sitter.waits || (sitter.openUntil !== null && Date.parse(sitter.openUntil) > serverNow());
}
