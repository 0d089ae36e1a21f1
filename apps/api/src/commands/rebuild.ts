import { openDatabase } from "../database/open-database.ts";
import { rateUnseenGames } from "../database/rating-store.ts";
import { rebuildProjections } from "../database/rebuild.ts";
import { readEnvironment } from "../environment.ts";
import { playables } from "../playables.ts";
import { rateInto } from "../ratings/rating-task.ts";

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
