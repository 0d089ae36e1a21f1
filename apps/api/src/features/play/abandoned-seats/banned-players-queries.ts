import type { Pool } from "pg";
import { sanctionInForce } from "../../../stores/accounts/account-status-queries.ts";

/** Returns the open and running games of these rulesets in which banned accounts, or players on their device, hold seats or are the host. */
export async function gamesOfBannedPlayers(pool: Pool, rulesets: readonly string[]): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>({
    name: "games-of-banned-players",
    text: `select distinct game_id from sanctions
           join seats on sanctions.account_id in (seats.account, seats.companion_of) join games using (game_id)
           where sanctions.kind = 'ban' and ${sanctionInForce} and seats.kind = 'person' and games.state in ('open', 'running')
             and games.ruleset = any($1)
           union
           select game_id from sanctions join games on games.host = sanctions.account_id
           where sanctions.kind = 'ban' and ${sanctionInForce} and games.state = 'open' and games.ruleset = any($1)`,
    values: [rulesets],
  });
  return rows.map(({ game_id }) => game_id);
}
