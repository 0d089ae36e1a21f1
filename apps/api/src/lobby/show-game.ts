import type { games } from "@seneschal/schema";
import type { Pool } from "pg";
import { playerNames } from "../database/player-names.ts";
import { tablesOfGames } from "../database/tournament-list.ts";
import type { Game } from "../history/game.ts";
import { accountsIn, gameBodyOf } from "../history/game-body.ts";
import type { Register } from "../history/register.ts";
import { type Summary, summaryOf } from "../history/summary.ts";
import { welcomesOf } from "./welcomes.ts";

interface Needs {
  readonly pool: Pool;
  readonly register: Register;
  readonly now: () => Date;
}

/** A game as one account may see it. */
export async function showGame(needs: Needs, game: Game, viewer: string | undefined): Promise<games.GameBody> {
  const [shown] = await showGames(needs, [summaryOf(needs.register, game)], viewer);
  if (shown === undefined) throw new Error("one game makes one body");
  return shown;
}

export async function showGames(
  { pool, now }: Pick<Needs, "pool" | "now">,
  summaries: readonly Summary[],
  viewer: string | undefined,
) {
  const [names, tournaments, welcomes] = await Promise.all([
    playerNames(pool, accountsIn(summaries)),
    tablesOfGames(
      pool,
      summaries.map(({ id }) => id),
    ),
    welcomesOf(pool, summaries, viewer),
  ]);
  return summaries.map((summary) => gameBodyOf(summary, { names, tournaments, welcomes, now: now() }, viewer));
}
