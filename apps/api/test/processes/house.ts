// A separate process: a test server on the database of DATABASE_URL. HOUSE contains its options as JSON.

import { openDatabase } from "../../src/composition/open-database.ts";
import { readEnvironment } from "../../src/platform/environment/environment.ts";
import { databaseClock } from "../../src/platform/postgres/database-clock.ts";
import { openHouse } from "../support/house.ts";

const { LOG_LEVEL = "warn", HOUSE = "{}" } = process.env;
const { url, pool } = await openDatabase(readEnvironment());
const clock = databaseClock(pool);
await clock.measure();
const house = await openHouse({ url, pool }, { clock, variables: { LOG_LEVEL }, ...JSON.parse(HOUSE) });
process.stdout.write(`listening at ${house.url}\n`);
