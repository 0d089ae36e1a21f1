import { once } from "node:events";
import pg from "pg";
import { buildApp } from "../app.ts";
import { readEnvironment } from "../platform/environment/environment.ts";

/** Prints the OpenAPI document without connecting to a database. */
const pool = new pg.Pool({ connectionString: "postgres://nobody@127.0.0.1:1/none" });
const app = await buildApp({ environment: readEnvironment({ LOG_LEVEL: "silent" }), pool });
await app.ready();
process.stdout.end(`${JSON.stringify(app.swagger(), null, 2)}\n`);
await once(process.stdout, "finish");
await app.close();
