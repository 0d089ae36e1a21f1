import pg from "pg";
import { migrateDatabase } from "../../../src/composition/open-database.ts";
import { distribute } from "../../../src/platform/postgres/distribution/distribute.ts";
import { runStatement, withDatabase } from "./statement.ts";

/** Few, because each is a table on a worker for each of ours. */
const shards = 4;

/** The URLs of all nodes of the cluster, the coordinator first. */
export async function nodesOf(coordinator: string): Promise<readonly string[]> {
  const nodes = await runStatement(coordinator, "select nodename, nodeport::text from pg_dist_node order by groupid");
  return nodes.map(({ nodename, nodeport }) => {
    const node = new URL(coordinator);
    node.hostname = nodename ?? "";
    node.port = nodeport ?? "";
    return node.href;
  });
}

/** Makes a database on every node a migrated and distributed one, which can be copied on each of them. */
export async function distributeTemplate(nodes: readonly string[], template: string): Promise<void> {
  const databases = nodes.map((node) => withDatabase(node, template));
  const [coordinator = "", ...workers] = databases;
  for (const database of databases) await runStatement(database, "create extension citus");
  const addressOf = (url: string) => `'${new URL(url).hostname}', ${new URL(url).port}`;
  await runStatement(coordinator, `select citus_set_coordinator_host(${addressOf(coordinator)})`);
  for (const worker of workers) await runStatement(coordinator, `select citus_add_node(${addressOf(worker)})`);
  await migrateDatabase(coordinator);
  const client = new pg.Client({ connectionString: coordinator });
  await client.connect();
  await distribute(client, shards, () => {});
  await client.end();
  // The daemon of Citus is connected to every database, and one with connections cannot be copied.
  for (const node of nodes) {
    await runStatement(node, `alter database ${template} allow_connections false`);
    await runStatement(
      node,
      `select pg_terminate_backend(pid, 60000)::text from pg_stat_activity where datname = '${template}'`,
    );
  }
}
