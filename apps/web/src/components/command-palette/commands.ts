import type { Game } from "../../lib/api-client/types.ts";
import { groupGames } from "../games/my-games.ts";

export interface Command {
  readonly key: string;
  readonly label: string;
  readonly group: "here" | "games" | "site";
  run(): void;
}

/** The game that the current page belongs to. */
export function gameIn(path: string): string | null {
  return /^\/games\/([0-9a-f-]{36})/.exec(path)?.[1] ?? null;
}

/** The game that has waited longest for the reader, apart from the current one. */
export function nextGame(games: readonly Game[], here: string | null): Game | undefined {
  return groupGames(games).yourTurn.find(({ id }) => id !== here);
}

/** How many games wait for the reader, apart from the current one. */
export function otherWaitingGames(games: readonly Game[], here: string | null): number {
  return groupGames(games).yourTurn.filter(({ id }) => id !== here).length;
}
