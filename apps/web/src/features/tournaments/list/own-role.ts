import type { TournamentSummary } from "../../../lib/api-client/types.ts";

/** The reader's role in a listed tournament. For directors the list does not say whether they also play. */
export function ownRole(
  { isYours, directors }: Pick<TournamentSummary, "isYours" | "directors">,
  reader: string | undefined,
): "directs" | "takesPart" | null {
  if (!isYours) return null;
  return directors.some(({ account }) => account === reader) ? "directs" : "takesPart";
}
