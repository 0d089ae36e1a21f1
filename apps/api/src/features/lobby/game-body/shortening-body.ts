import type { games } from "@seneschal/schema";
import { expiryOfShortening, openShortening, seatsToAgree } from "../../../domain/game/shortening.ts";
import { type GameSummary, isShownWithDelay } from "../../../domain/game/summary.ts";

interface Shown {
  readonly viewer: string | undefined;
  readonly now: Date;
}

/** The proposal to shorten a game. Delayed spectators do not see it, because it shows how far the game is. */
export function shorteningBody(summary: GameSummary, { viewer, now }: Shown): games.GameBody["shortening"] {
  const { shortening } = summary;
  if (shortening === null || summary.state !== "running" || isShownWithDelay(summary, viewer)) return null;
  const at = now.toISOString();
  const { seat, last, proposedAt, agreed, declinedBy } = shortening;
  const isOpen = openShortening(shortening, at) !== undefined;
  if (!isOpen && declinedBy === null) return null;
  const waitingFor = isOpen ? seatsToAgree(summary, at).filter((one) => !agreed.includes(one)) : [];
  const expiresAt = expiryOfShortening(shortening);
  return { seat, lastTurn: last, proposedAt, expiresAt, agreed: [...agreed], waitingFor, declinedBy };
}
