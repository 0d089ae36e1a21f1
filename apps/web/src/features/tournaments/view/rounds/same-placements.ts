import type { RecordedTablePlace } from "../../../../lib/api-client/types.ts";

/** A correction may also confirm a result. */
export const areSamePlacements = (
  some: readonly RecordedTablePlace[],
  others: readonly RecordedTablePlace[],
): boolean =>
  some.length === others.length &&
  some.every(({ player, rank, score, isForfeit }) =>
    others.some(
      (other) =>
        other.player === player && other.rank === rank && other.score === score && other.isForfeit === isForfeit,
    ),
  );
