import { currentRound, type Tournament } from "../state/tournament.ts";
import type { TournamentEvent } from "../state/types.ts";

/** Drops the draft of the next round if there is one: its players or results have changed. */
export function withDraftDropped(
  tournament: Tournament,
  events: readonly TournamentEvent[],
): readonly TournamentEvent[] {
  const round = currentRound(tournament);
  if (round?.state !== "drafted") return events;
  return [...events, { type: "DraftDropped", round: round.number, reason: null }];
}
