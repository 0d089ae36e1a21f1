import type { Pool } from "pg";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import { dropGames, rebuildGames } from "../event-store/rebuild-games.ts";
import { dropRatings } from "../features/ratings/rating/rating-store.ts";
import { rebuildTournaments } from "../features/tournaments/rebuild-tournaments-store.ts";
import { inTransaction } from "../platform/postgres/in-transaction.ts";

/** Drops all projections and caches and rebuilds them from the events. Writes of projections wait until it ends. Returns the number of games. */
export function rebuildProjections(pool: Pool, registry: RulesetRegistry): Promise<number> {
  return inTransaction(pool, async (client) => {
    await dropGames(client);
    await dropRatings(client);
    await rebuildTournaments(client);
    return rebuildGames(client, registry);
  });
}
