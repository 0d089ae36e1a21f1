import { openDatabase } from "../database/open-database.ts";
import { rebuildProjections } from "../database/rebuild.ts";
import { readEnvironment } from "../environment.ts";
import { playables } from "../playables.ts";

// npm run rebuild: drops everything that can be derived from the events and makes it again.
const database = await openDatabase(readEnvironment());
try {
  const games = await rebuildProjections(database.pool, playables);
  console.log(`Rebuilt ${games} ${games === 1 ? "game" : "games"} from their events.`);
} finally {
  await database.close();
}
