import type { TournamentSummary } from "../../../lib/api-client/types.ts";

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
