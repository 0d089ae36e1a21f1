import type { TournamentsQuery } from "../../../lib/api-client/requests/tournament-reads.ts";
import type { TournamentSummary } from "../../../lib/api-client/types.ts";

export const phases = ["open", "running", "finished"] as const;

/** The lists of the page, as they are asked for. The web server asks for them before it renders the page. */
export const listOfPhase = (phase: (typeof phases)[number]) => ({ phase, limit: 50 }) satisfies TournamentsQuery;
export const ownList = { mine: true, limit: 50 } satisfies TournamentsQuery;

/** The reader's tournaments that are not over. */
export const upcoming = (own: readonly TournamentSummary[]): readonly TournamentSummary[] =>
  own.filter(({ phase }) => phase !== "finished" && phase !== "cancelled");

/** The tournaments that are not listed above already. */
export function withoutListed(
  shelf: readonly TournamentSummary[],
  shown: readonly TournamentSummary[],
): readonly TournamentSummary[] {
  const known = new Set(shown.map(({ id }) => id));
  return shelf.filter(({ id }) => !known.has(id));
}
