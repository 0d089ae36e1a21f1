import type { Client } from "pg";
import { isAnyWorkerAlive } from "../../jobs/worker-liveness.ts";
import {
  currentClasses,
  distributeTable,
  fingerprintOf,
  hasCitus,
  nodeCounts,
  truncateLocalCopy,
  unclassifiedTables,
} from "./citus-queries.ts";
import { type MovedTable, tableClasses } from "./table-classes.ts";

/** What happened to a table. */
export interface DistributedTable {
  readonly table: MovedTable;
  readonly to: "distributed" | "reference";
  readonly rows: number;
  /** False if it had been distributed before. */
  readonly isMoved: boolean;
}

/**
 * Gives every table of a migrated database on Citus its class: one transaction for each, in which the rows are compared
 * before and after. Tables that have their class already stay as they are, so it can be repeated, and must be after a
 * migration that adds tables. No server may run meanwhile.
 * @param shards the number of shards of the games
 */
export async function distribute(
  client: Client,
  shards: number,
  report: (table: DistributedTable) => void,
): Promise<void> {
  await checkCluster(client);
  for (const to of ["reference", "distributed"] as const) {
    for (const table of tableClasses[to]) report({ table, to, ...(await moveTable(client, table, to, shards)) });
  }
}

/** Throws a sentence for the operator unless the tables can be distributed here. */
async function checkCluster(client: Client): Promise<void> {
  if (!(await hasCitus(client))) {
    throw new Error(
      "This database has no extension citus. Create it in this database on every node (docs/operations.md).",
    );
  }
  const { coordinators, workers } = await nodeCounts(client);
  if (coordinators === 0) {
    throw new Error("The coordinator is not registered. Call citus_set_coordinator_host first (docs/operations.md).");
  }
  if (workers === 0) throw new Error("There are no workers. Add one with citus_add_node first (docs/operations.md).");
  if (await isAnyWorkerAlive(client)) throw new Error("A server is running on this database. Stop it first.");
  const unknown = await unclassifiedTables(client, Object.values(tableClasses).flat());
  if (unknown.length > 0)
    throw new Error(`These tables have no class: ${unknown.join(", ")}. Is this the right version?`);
}

async function moveTable(client: Client, table: MovedTable, to: "distributed" | "reference", shards: number) {
  const isMoved = (await currentClasses(client)).get(table) !== to;
  const before = await fingerprintOf(client, table);
  if (!isMoved) return { rows: before.rows, isMoved };
  await client.query("begin");
  try {
    // Keys that refer to the table are changed on each node one after the other.
    await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
    await distributeTable(client, table, to, shards);
    const after = await fingerprintOf(client, table);
    if (after.rows !== before.rows || after.digest !== before.digest) {
      throw new Error(
        `The rows of ${table} are not the same on the nodes: ${before.rows} before, ${after.rows} after.`,
      );
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
  await truncateLocalCopy(client, table);
  return { rows: before.rows, isMoved };
}
