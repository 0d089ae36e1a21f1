import { parseArgs } from "node:util";
import { openDatabase } from "../composition/open-database.ts";
import { BackupError } from "../platform/backup/backup-error.ts";
import { readEnvironment } from "../platform/environment/environment.ts";
import { type DistributedTable, distribute } from "../platform/postgres/distribution/distribute.ts";
import { tableClasses } from "../platform/postgres/distribution/table-classes.ts";
import { whileNobodyMigrates } from "../platform/postgres/migrate.ts";
import { countOf } from "./terminal/amounts.ts";
import { runCommand } from "./terminal/run-command.ts";

// npm run distribute: distributes the tables of a database on Citus by game. docs/operations.md
const usage = "Usage: npm run distribute [-- --shards 32]";

await runCommand(async () => {
  const shards = readShards();
  const environment = readEnvironment();
  const { DATABASE_URL } = environment;
  if (DATABASE_URL === undefined) {
    throw new Error("The built-in Postgres is one node. Set DATABASE_URL to the coordinator of a Citus cluster.");
  }
  // Migrates it first.
  await (await openDatabase(environment)).close();
  await whileNobodyMigrates(DATABASE_URL, (client) => distribute(client, shards, tell));
  console.log(`${countOf(tableClasses.local.length, "other table")} stay on the coordinator.`);
  return true;
});

function readShards(): number {
  try {
    const { values } = parseArgs({ options: { shards: { type: "string", default: "32" } } });
    const shards = Number(values.shards);
    if (!Number.isInteger(shards) || shards < 1) throw new Error("no number of shards");
    return shards;
  } catch (cause) {
    throw new BackupError("usage", usage, { cause });
  }
}

function tell({ table, to, rows, isMoved }: DistributedTable): void {
  const where = to === "reference" ? "copied to each node" : "distributed by game";
  const what = isMoved ? `${countOf(rows, "row")}, ${where}, the same before and after` : `already ${where}`;
  console.log(`${table}: ${what}`);
}
