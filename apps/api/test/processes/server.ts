// A separate process: a test server on the database of DATABASE_URL. SERVER_OPTIONS contains its options as JSON.

import { openDatabase } from "../../src/composition/open-database.ts";
import { readEnvironment } from "../../src/platform/environment/environment.ts";
import { databaseClock } from "../../src/platform/postgres/database-clock.ts";
import { startServer } from "../support/server/test-server.ts";

const { LOG_LEVEL = "warn", SERVER_OPTIONS = "{}" } = process.env;
const { url, pool } = await openDatabase(readEnvironment());
const clock = databaseClock(pool);
await clock.measure();
const server = await startServer({ url, pool }, { clock, variables: { LOG_LEVEL }, ...JSON.parse(SERVER_OPTIONS) });
process.stdout.write(`listening at ${server.url}\n`);
