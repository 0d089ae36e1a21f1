// Run as a process of its own: a house of the tests over the database that DATABASE_URL names. HOUSE holds its wishes as JSON.

import { openDatabase } from "../../src/composition/open-database.ts";
import { readEnvironment } from "../../src/platform/environment/environment.ts";
import { databaseClock } from "../../src/platform/postgres/database-clock.ts";
import { openHouse } from "./house.ts";

const { LOG_LEVEL = "warn", HOUSE = "{}" } = process.env;
const { url, pool } = await openDatabase(readEnvironment());
const clock = databaseClock(pool);
await clock.measure();
const house = await openHouse({ url, pool }, { clock, variables: { LOG_LEVEL }, ...JSON.parse(HOUSE) });
process.stdout.write(`listening at ${house.url}\n`);
