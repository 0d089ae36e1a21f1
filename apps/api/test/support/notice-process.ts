// Run as a process of its own: a house that sends what is to be told, also to this machine, and says where it is.
import pg from "pg";
import { sendAnywhere } from "../../src/features/notifications/delivery/http-sender.ts";
import { surviveBrokenConnections } from "../../src/platform/postgres/open-pool.ts";
import { openHouse } from "./house.ts";

const [, , url = ""] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 12 });
surviveBrokenConnections(pool);
const house = await openHouse({ url, pool }, { reach: sendAnywhere });
process.send?.(house.url);
