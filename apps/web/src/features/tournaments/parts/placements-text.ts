import type { RecordedTablePlace } from "../../../lib/api-client/types.ts";
import type { PlayerNames } from "../entrants/player-names.ts";

/** The places of a table as text, with the scores if they are known: "1. Ada (88), 2. Bea (71)". */
export function placementsText(places: readonly RecordedTablePlace[], playerNames: PlayerNames): string {
  const hasScores = places.some(({ score }) => score !== 0);
  return places
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ player, rank, score, isForfeit }) => {
      const placed = `${rank}. ${playerNames(player).marked}`;
      return hasScores && !isForfeit ? `${placed} (${score})` : placed;
    })
    .join(", ");
}
