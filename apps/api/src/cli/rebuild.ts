import { openDatabase } from "../composition/open-database.ts";
import { playables } from "../composition/playables.ts";
import { rebuildProjections } from "../composition/rebuild.ts";
import { rateUnseenGames } from "../features/ratings/rating/rating-store.ts";
import { rateInto } from "../features/ratings/rating/rating-task.ts";
import { readEnvironment } from "../platform/environment/environment.ts";

// npm run rebuild: drops everything that can be derived from the events and makes it again.
const database = await openDatabase(readEnvironment());
try {
  const games = await rebuildProjections(database.pool, playables);
  const rulesets = playables.all.map(({ ruleset }) => ruleset.id);
  await rateUnseenGames(database.pool, rulesets, rateInto);
  console.log(`Rebuilt ${games} ${games === 1 ? "game" : "games"} from their events.`);
} finally {
  await database.close();
}
