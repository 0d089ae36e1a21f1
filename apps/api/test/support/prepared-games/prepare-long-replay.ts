/** Stores a finished public game of Fief 1429 with 1,844 events, and prints its id. `node dist/prepared-games/prepare-long-replay.js` */

import { finishedFief } from "../../../bench/games/finished-game.ts";
import { openDatabase } from "../../../src/composition/open-database.ts";
import { rulesetRegistry } from "../../../src/composition/rulesets.ts";
import { gameStore } from "../../../src/event-store/game-store.ts";
import { readEnvironment } from "../../../src/platform/environment/environment.ts";

/** Most seeds give longer games. */
const seed = 8;
const database = await openDatabase(readEnvironment());
try {
  const onError = (error: unknown) => process.stderr.write(`${error}\n`);
  const store = gameStore({ pool: database.pool, registry: rulesetRegistry, onError });
  const { id } = await finishedFief(store, seed);
  process.stdout.write(`${id}\n`);
} finally {
  await database.close();
}
