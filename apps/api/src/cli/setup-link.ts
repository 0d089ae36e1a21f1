import { openDatabase } from "../composition/open-database.ts";
import { makeSetupLink } from "../features/setup/setup.ts";
import { readEnvironment } from "../platform/environment/environment.ts";

// npm run setup-link -- [SITE URL]: prints a new link for the operator and invalidates the previous one.
const environment = readEnvironment();
const database = await openDatabase(environment);
try {
  process.stdout.write(`${await makeSetupLink(database.pool, process.argv[2] ?? environment.SITE_URL)}\n`);
} finally {
  await database.close();
}
