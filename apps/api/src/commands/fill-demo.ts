import { openDatabase } from "../database/open-database.ts";
import { fillDemo } from "../demo/fill-demo.ts";
import { readEnvironment } from "../environment.ts";
import { openGames } from "../open-games.ts";
import { playables } from "../playables.ts";

// npm run fill-demo: games to replay, to join and to watch, once.
const database = await openDatabase(readEnvironment());
try {
  const { pool } = database;
  const complain = (error: unknown) => console.error(error);
  await fillDemo({ pool, register: playables, games: openGames({ pool, register: playables, complain }) });
} finally {
  await database.close();
}
