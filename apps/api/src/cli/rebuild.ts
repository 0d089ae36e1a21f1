import { openDatabase } from "../composition/open-database.ts";
import { rebuildProjections } from "../composition/rebuild.ts";
import { rulesetRegistry } from "../composition/rulesets.ts";
import { rateNewGames } from "../features/ratings/rating/rating-store.ts";
import { rateStoredGame } from "../features/ratings/rating/rating-task.ts";
import { readEnvironment } from "../platform/environment/environment.ts";

// npm run rebuild: drops everything that can be derived from the events and rebuilds it.
const database = await openDatabase(readEnvironment());
try {
  const games = await rebuildProjections(database.pool, rulesetRegistry);
  const rulesets = rulesetRegistry.all.map(({ ruleset }) => ruleset.id);
  await rateNewGames(database.pool, rulesets, rateStoredGame);
  console.log(`Rebuilt ${games} ${games === 1 ? "game" : "games"} from their events.`);
} finally {
  await database.close();
}
