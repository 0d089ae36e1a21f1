import type { TournamentSummary } from "../../../lib/api-client/types.ts";

/** What the reader is in a tournament of a list. Whoever directs it is told that alone: a list does not say who play. */
export function ownRole(
  { isYours, directors }: Pick<TournamentSummary, "isYours" | "directors">,
  reader: string | undefined,
): "directs" | "takesPart" | null {
  if (!isYours) return null;
  return directors.some(({ account }) => account === reader) ? "directs" : "takesPart";
}
