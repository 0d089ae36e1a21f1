import { openDatabase } from "../composition/open-database.ts";
import { serverRulesets } from "../composition/packages/server-rulesets.ts";
import { rebuildProjections } from "../composition/rebuild.ts";
import { rateNewGames } from "../features/ratings/rating/rating-store.ts";
import { rateStoredGame } from "../features/ratings/rating/rating-task.ts";
import { readEnvironment } from "../platform/environment/environment.ts";

// npm run rebuild: drops everything that can be derived from the events and rebuilds it.
const environment = readEnvironment();
const registry = await serverRulesets(environment);
const database = await openDatabase(environment);
try {
  const games = await rebuildProjections(database.pool, registry);
  await rateNewGames(database.pool, registry.ids, rateStoredGame);
  console.log(`Rebuilt ${games} ${games === 1 ? "game" : "games"} from their events.`);
} finally {
  await database.close();
}
