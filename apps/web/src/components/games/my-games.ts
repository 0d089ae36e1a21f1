import type { Game } from "../../lib/api-client/types.ts";
import { nearestClock } from "../clocks/time-left.ts";

export interface MyGames {
  readonly yourTurn: readonly Game[];
  readonly waiting: readonly Game[];
  readonly open: readonly Game[];
}

/** The games of one reader in groups: your turn (the most urgent first), others' turn, not started. */
export function groupGames(games: readonly Game[]): MyGames {
  const running = games.filter(({ state }) => state === "running");
  return {
    yourTurn: running.filter(({ isYourTurn }) => isYourTurn).toSorted(byUrgency),
    waiting: running.filter(({ isYourTurn }) => !isYourTurn).toSorted((one, other) => byLastMove(other, one)),
    open: games.filter(({ state }) => state === "open"),
  };
}

/** Games with a clock come first, the nearest deadline before all others; then the games that have waited longest. */
function byUrgency(one: Game, other: Game): number {
  return deadlineOf(one).localeCompare(deadlineOf(other)) || byLastMove(one, other);
}

const never = "9999";

function deadlineOf({ clocks, yourSeat }: Game): string {
  return nearestClock(clocks, yourSeat)?.deadline ?? never;
}

function byLastMove(one: Game, other: Game): number {
  return one.movedAt.localeCompare(other.movedAt);
}
