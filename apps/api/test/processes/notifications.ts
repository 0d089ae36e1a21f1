// A separate process: a server that sends notifications, also to this machine, and reports its address.
import pg from "pg";
import { sendAnywhere } from "../../src/features/notifications/delivery/http-sender.ts";
import { surviveBrokenConnections } from "../../src/platform/postgres/open-pool.ts";
import { openHouse } from "../support/house.ts";

const [, , url = ""] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 12 });
surviveBrokenConnections(pool);
const house = await openHouse({ url, pool }, { reach: sendAnywhere });
process.send?.(house.url);
