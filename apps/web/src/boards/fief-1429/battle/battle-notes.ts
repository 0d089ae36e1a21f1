import type { Words } from "../../board.ts";
import type { Battle } from "../game.ts";

/** What stands below the odds: what is undermined, still owed, or about to end the battle. */
export function notesOf(t: Words, battle: Pick<Battle, "emptyRounds" | "isUndermined" | "owed">): readonly string[] {
  const { emptyRounds, isUndermined, owed } = battle;
  // As long as hits are owed, nobody knows yet whether the round was one without a loss.
  const isEmptyTold = emptyRounds > 0 && owed.length === 0;
  return [
    ...(isUndermined ? [t("theatre.undermined")] : []),
    ...(isEmptyTold ? [t("theatre.empty", { rounds: emptyRounds })] : []),
    ...owed.map(({ side, hits }) => t(`theatre.owed.${side}`, { hits })),
  ];
}
