import type { TournamentSummary } from "../../../lib/api-client/types.ts";

/** What the reader plans, directs or plays in, as long as it is not over. */
export const upcoming = (own: readonly TournamentSummary[]): readonly TournamentSummary[] =>
  own.filter(({ phase }) => phase !== "finished" && phase !== "cancelled");

/** The others of a shelf: the reader's own stand above already. */
export function withoutListed(
  shelf: readonly TournamentSummary[],
  shown: readonly TournamentSummary[],
): readonly TournamentSummary[] {
  const known = new Set(shown.map(({ id }) => id));
  return shelf.filter(({ id }) => !known.has(id));
}
