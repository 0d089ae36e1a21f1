import type { Game } from "../../api/types.ts";

export interface MyGames {
  readonly calling: readonly Game[];
  readonly waiting: readonly Game[];
  readonly gathering: readonly Game[];
}

/** Games of one reader by what they want of them: your turn (the longest wait first), others' turn, not begun. */
export function sortedOut(games: readonly Game[]): MyGames {
  const running = games.filter(({ state }) => state === "running");
  return {
    calling: running.filter(({ isYourTurn }) => isYourTurn).toSorted(byLastMove),
    waiting: running.filter(({ isYourTurn }) => !isYourTurn).toSorted((one, other) => byLastMove(other, one)),
    gathering: games.filter(({ state }) => state === "open"),
  };
}

function byLastMove(one: Game, other: Game): number {
  return one.movedAt.localeCompare(other.movedAt);
}
