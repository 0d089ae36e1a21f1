import type { Pool } from "pg";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import { dropGames, lockGames, rebuildGames } from "../event-store/rebuild-games.ts";
import { dropRatings, lockRatings } from "../features/ratings/rating/rating-store.ts";
import { lockStudies, rebuildStudies } from "../features/studies/study-store.ts";
import { lockTournaments, rebuildTournaments } from "../features/tournaments/rebuild-tournaments-store.ts";
import { inTransaction } from "../platform/postgres/in-transaction.ts";
import { lockTables } from "../platform/postgres/lock-tables.ts";

/**
 * Drops all projections and caches and rebuilds them from the events. Everyone else who reads or writes them waits until it
 * ends. Returns the number of games.
 */
export function rebuildProjections(pool: Pool, registry: RulesetRegistry): Promise<number> {
  return inTransaction(pool, async (client) => {
    await lockTables(client, async () => {
      await lockGames(client);
      await lockRatings(client);
      await lockTournaments(client);
      await lockStudies(client);
    });
    await dropGames(client, registry);
    await dropRatings(client);
    await rebuildTournaments(client);
    await rebuildStudies(client);
    return rebuildGames(client, registry);
  });
}
