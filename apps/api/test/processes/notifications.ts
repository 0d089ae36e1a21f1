// A separate process: a server that sends notifications, also to this machine, and reports its address.
import pg from "pg";
import { sendAnywhere } from "../../src/features/notifications/delivery/http-sender.ts";
import { surviveBrokenConnections } from "../../src/platform/postgres/open-pool.ts";
import { startServer } from "../support/server/test-server.ts";

const [, , url = ""] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 12 });
surviveBrokenConnections(pool);
const server = await startServer({ url, pool }, { httpSender: sendAnywhere });
process.send?.(server.url);
