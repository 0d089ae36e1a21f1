// Do the types of all rows and values in the SQL of the API agree with the tables? Asked of a Postgres with all migrations.
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { migrateDatabase } from "../src/composition/open-database.ts";
import { startEmbedded } from "../src/platform/postgres/embedded/embedded-postgres.ts";
import { runStatement, withDatabase } from "../test/support/database/statement.ts";
import { checkProgram } from "./check-program.ts";
import { printed } from "./fault.ts";
import { programOf } from "./statements/program.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const source = fileURLToPath(new URL("../src/", import.meta.url));
const home = fileURLToPath(new URL("../../../.seneschal/test-postgres", import.meta.url));

const { url, release } = await startEmbedded({ home, settings: { fsync: "off", synchronous_commit: "off" } });
const database = `test_${process.pid}_${randomBytes(6).toString("hex")}`;
try {
  await runStatement(url, `create database ${database}`);
  await migrateDatabase(withDatabase(url, database));
  const client = new pg.Client({ connectionString: withDatabase(url, database) });
  await client.connect();
  const isChecked = (file: string) =>
    file.startsWith(source) && !file.endsWith(".test.ts") && !file.includes("/postgres/distribution/");
  const { statements, variants, faults } = await checkProgram(programOf(isChecked), isChecked, client);
  await client.end();
  for (const fault of faults) process.stderr.write(`${printed(fault, root)}\n`);
  process.stdout.write(`${statements} statements in ${variants} variants: ${faults.length} faults\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await runStatement(url, `drop database if exists ${database} with (force)`);
  await release();
}
