import type { RecordedTablePlace } from "../../../lib/api-client/types.ts";
import type { PlayerNames } from "../entrants/player-names.ts";

/** The places of a table as text: "1. Ada, 2. Bea". */
export const placementsText = (places: readonly RecordedTablePlace[], playerNames: PlayerNames): string =>
  places
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ player, rank }) => `${rank}. ${playerNames(player).marked}`)
    .join(", ");
