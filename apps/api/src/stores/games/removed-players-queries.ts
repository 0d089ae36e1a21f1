import type { Pool } from "pg";
import type { WasRemoved } from "../../event-store/game-aggregate.ts";

/** Whether a director has removed the player from the tournament of a game, and not readmitted them. */
export const readRemoved =
  (pool: Pool): WasRemoved =>
  async (game, account) => {
    const { rows } = await pool.query<{ type: string; why: string | null }>({
      name: "removed-by-director",
      text: `select event.type, event.body->>'why' as why
             from tournament_games join tournament_events as event using (tournament_id)
             where game_id = $1 and event.type in ('PlayerWithdrew', 'PlayerReadmitted') and event.body->>'player' = $2
             order by event.version desc limit 1`,
      values: [game, account],
    });
    return rows[0]?.type === "PlayerWithdrew" && rows[0].why === "director";
  };
