import { serverNow } from "../../lib/api-client/server-clock.ts";
import type { SeatOccupant } from "../../lib/api-client/types.ts";

/** Whether this seat of a running game is open for someone to take over. */
export function isOpenForTakeOver(occupant: SeatOccupant): boolean {
  if (occupant.kind !== "caretaker") return false;
  return occupant.waits || (occupant.openUntil !== null && Date.parse(occupant.openUntil) > serverNow());
}
