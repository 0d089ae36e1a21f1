import type { clocks } from "@seneschal/schema";
import type { Game } from "./game.ts";

const hour = 60 * 60 * 1000;
const patienceMilliseconds = { live: 3 * hour, byWeb: 14 * 24 * hour };

interface Gathering {
  readonly state: Game["phase"];
  readonly clock: clocks.TimeControl | null;
  /** When anything happened last. */
  readonly movedAt: string;
}

/** When a table that nobody begins is cleared away; none once it has begun. */
export function expiryOf({ state, clock, movedAt }: Gathering): string | null {
  if (state !== "open") return null;
  const milliseconds = clock?.pace === "live" ? patienceMilliseconds.live : patienceMilliseconds.byWeb;
  return new Date(Date.parse(movedAt) + milliseconds).toISOString();
}

export function expiryOfGame({ phase, terms, movedAt }: Game): string | null {
  return expiryOf({ state: phase, clock: terms.clock ?? null, movedAt });
}
