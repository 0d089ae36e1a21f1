import type { Pool } from "pg";

/** Older due times need a director: too few players came, or they must decide on a deadline. */
const oldest = "7 days";
const isToBeRead = "((is_open and games.state in ('finished', 'closed')) or (is_counted and games.state = 'closed'))";

/** Tournaments of these rulesets with something to do: games to create, results to read, or a scheduled time that has come. */
export async function dueTournaments(pool: Pool, rulesets: readonly string[], now: Date): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: "due-tournaments",
    text: `select tournament_id as id from tournaments
           where phase in ('open', 'running') and ruleset = any($2)
             and (is_due or (wake_up_at <= $1 and wake_up_at > $1::timestamptz - interval '${oldest}'))
           union
           select tournament_id from tournament_games join games using (game_id)
             join tournaments using (tournament_id)
           where tournaments.ruleset = any($2) and ((tournaments.phase = 'running' and ${isToBeRead})
             or (tournaments.phase = 'cancelled' and is_open and games.state = 'running'))`,
    values: [now, rulesets],
  });
  return rows.map(({ id }) => id);
}

/** Games of a tournament whose result has not been read, or that were annulled since. */
export async function unreadGames(pool: Pool, tournament: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game: string }>({
    name: "games-with-unread-events",
    text: `select game_id as game from tournament_games join games using (game_id)
           where tournament_id = $1 and ${isToBeRead} order by game_id`,
    values: [tournament],
  });
  return rows.map(({ game }) => game);
}
