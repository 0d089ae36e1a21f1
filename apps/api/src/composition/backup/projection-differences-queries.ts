import type { Pool, PoolClient } from "pg";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import { gameStore } from "../../event-store/game-store.ts";
import { gamesAfter, rebuildDifferences } from "../../event-store/rebuild-games.ts";
import { rateNewGames, rerateWithin } from "../../features/ratings/rating/rating-store.ts";
import { rateStoredGame } from "../../features/ratings/rating/rating-task.ts";
import { rebuildStudies } from "../../features/studies/study-store.ts";
import { rebuildTournaments } from "../../features/tournaments/rebuild-tournaments-store.ts";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";

const gamesAtOnce = 50;

/**
 * What a rebuild of all projections would change, as sentences. Nothing is changed, except that rows of games and ratings
 * catch up with the last moves and results, as when a server starts. No server may run.
 */
export async function projectionDifferences(
  pool: Pool,
  registry: RulesetRegistry,
  onGames: (done: number, total: number) => void,
): Promise<readonly string[]> {
  const onError = (error: unknown) => {
    throw error;
  };
  await gameStore({ pool, registry, onError }).catchUpRows();
  return [
    ...(await inTransaction(pool, (client) => differencesOfGames(client, registry, onGames))),
    ...(await differencesOfTournamentsAndRatings(pool, registry)),
  ];
}

async function differencesOfGames(
  client: PoolClient,
  registry: RulesetRegistry,
  onGames: (done: number, total: number) => void,
): Promise<readonly string[]> {
  const differences: string[] = [];
  const { rows } = await client.query<{ total: number }>("select count(*)::int as total from events where version = 1");
  const total = rows[0]?.total ?? 0;
  let done = 0;
  for (let last: string | null = null; ; ) {
    const games = await gamesAfter(client, last, gamesAtOnce);
    for (const game of games) {
      const columns = await rebuildDifferences(client, registry, game);
      differences.push(...columns.map((column) => `Game ${game}: ${column} differs from its events.`));
      done += 1;
      onGames(done, total);
    }
    last = games.at(-1) ?? null;
    if (last === null) return differences;
  }
}

/** Rebuilds them in a transaction that is rolled back, and compares digests of the tables. */
async function differencesOfTournamentsAndRatings(pool: Pool, registry: RulesetRegistry): Promise<readonly string[]> {
  const rulesets = registry.all.map(({ ruleset }) => ruleset.id);
  await rateNewGames(pool, rulesets, rateStoredGame);
  const rebuild = async (client: PoolClient) => {
    const before = await digests(client);
    await rebuildTournaments(client);
    await rebuildStudies(client);
    await rerateWithin(client, rulesets, rateStoredGame);
    const after = await digests(client);
    return [...before.keys()].filter((table) => before.get(table) !== after.get(table));
  };
  const changed = await inTransaction(pool, rebuild, () => false);
  return changed.map((table) => `Table ${table}: it differs from the events.`);
}

/** By table, its number of rows and a digest of them that does not depend on their order. */
async function digests(client: PoolClient): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ projection: string; digest: string }>(
    `with every_row as (
       select 'tournaments' as projection, to_jsonb(tournaments)::text as content from tournaments
       union all select 'tournament_players', to_jsonb(tournament_players)::text from tournament_players
       union all select 'tournament_games', to_jsonb(tournament_games)::text from tournament_games
       union all select 'studies', to_jsonb(studies)::text from studies
       union all select 'rated_games', to_jsonb(rated_games)::text from rated_games
       union all select 'rating_changes', to_jsonb(rating_changes)::text from rating_changes
       union all select 'seat_ratings', to_jsonb(seat_ratings)::text from seat_ratings
     )
     select projection, concat(count(*), ' ', sum(hashtextextended(content, 0))) as digest from every_row
     group by projection`,
  );
  return new Map(rows.map(({ projection, digest }) => [projection, digest]));
}
