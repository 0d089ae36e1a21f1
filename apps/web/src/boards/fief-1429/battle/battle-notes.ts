import type { Translate } from "../../board.ts";
import type { Battle } from "../game.ts";

/** The notes below the odds: undermined walls, hits still to be assigned, and rounds without losses. */
export function notesOf(
  t: Translate,
  battle: Pick<Battle, "emptyRounds" | "isUndermined" | "owed">,
): readonly string[] {
  const { emptyRounds, isUndermined, owed } = battle;
  // While hits are still to be assigned, it is open whether the round ends without losses.
  const isEmptyTold = emptyRounds > 0 && owed.length === 0;
  return [
    ...(isUndermined ? [t("battle.undermined")] : []),
    ...(isEmptyTold ? [t("battle.empty", { rounds: emptyRounds })] : []),
    ...owed.map(({ side, hits }) => t(`battle.owed.${side}`, { hits })),
  ];
}
