import type { Game } from "../../../lib/api-client/types.ts";

export const speeds = ["live", "correspondence", "unlimited"] as const;
/** What a time control means for a player's day: play in one sitting, answer within days, or without a limit. */
export type Speed = (typeof speeds)[number];

export function speedOf({ clock }: Pick<Game, "clock">): Speed {
  if (clock === null || clock.pace === "none") return "unlimited";
  return clock.pace === "live" ? "live" : "correspondence";
}
