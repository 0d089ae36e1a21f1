import type { Pool } from "pg";
import type { GameEvent } from "../domain/game/events.ts";
import type { Game } from "../domain/game/game.ts";
import { arrivalIn, isSentAway } from "../domain/game/unwelcome.ts";
import { Problem } from "../platform/http/problem.ts";

/** Did a director remove this account from the tournament for which the game is played? */
export type WasRemoved = (game: string, account: string) => Promise<boolean>;

/** Everybody who takes a seat passes here, by whichever way they come; 403 for those who were sent away. */
export async function assertNotKicked(
  wasRemoved: WasRemoved,
  game: Game | undefined,
  events: readonly GameEvent[],
): Promise<void> {
  for (const arrival of events.flatMap((event) => arrivalIn(event) ?? [])) {
    if (game !== undefined && isSentAway(game, arrival)) {
      throw new Problem("forbidden", "The host has removed this player from the game.");
    }
    if (game?.phase === "running" && (await wasRemoved(game.id, arrival.account))) {
      throw new Problem("forbidden", "A director has removed this player from the tournament.");
    }
  }
}

export const readRemoved =
  (pool: Pool): WasRemoved =>
  async (game, account) => {
    const { rows } = await pool.query<{ type: string; why: string | null }>({
      name: "last-removal",
      text: `select said.type, said.body->>'why' as why
             from tournament_games join tournament_events as said using (tournament_id)
             where game_id = $1 and said.type in ('PlayerWithdrew', 'PlayerReadmitted') and said.body->>'player' = $2
             order by said.version desc limit 1`,
      values: [game, account],
    });
    return rows[0]?.type === "PlayerWithdrew" && rows[0].why === "director";
  };
