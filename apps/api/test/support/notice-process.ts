// Run as a process of its own: a house that sends what is to be told, also to this machine, and says where it is.
import pg from "pg";
import { surviveBrokenConnections } from "../../src/database/open-database.ts";
import { reachAnywhere } from "../../src/notices/delivery/reach.ts";
import { openHouse } from "./house.ts";

const [, , url = ""] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 12 });
surviveBrokenConnections(pool);
const house = await openHouse({ url, pool }, { reach: reachAnywhere });
process.send?.(house.url);
