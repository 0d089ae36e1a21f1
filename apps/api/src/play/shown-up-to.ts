import { versionBehind } from "../database/version-behind.ts";
import type { Game } from "../history/game.ts";
import type { PlayNeeds } from "./play.ts";

export interface ShownUpTo {
  readonly version: number;
  /** When more can be shown, if nothing else happens before. */
  readonly more: Date | undefined;
}

/** How far a viewer is shown a game. Who only watches may be kept behind until it is over; the beginning is for all. */
export async function shownUpTo(
  { pool, now }: Pick<PlayNeeds, "pool" | "now">,
  { id, version, phase, terms, seats }: Game,
  viewer: string | undefined,
): Promise<ShownUpTo> {
  const { spectatorDelay: delay } = terms;
  const isAtTable = seats.some((sitting) => "account" in sitting && sitting.account === viewer);
  if (delay === undefined || phase !== "running" || isAtTable) return { version, more: undefined };
  const minutes = delay.minutes * 60_000;
  const before = new Date(now().getTime() - minutes);
  const behind = await versionBehind(pool, id, { upTo: version - delay.moves, before });
  return { version: behind.version, more: behind.next && new Date(behind.next.getTime() + minutes + 1) };
}
