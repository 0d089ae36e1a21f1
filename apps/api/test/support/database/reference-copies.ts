import { runStatement, withDatabase } from "./statement.ts";

/** On a Citus cluster, the reference tables of a database whose copies are not the same on all of its nodes. */
export async function differingCopies(nodes: readonly string[], database: string): Promise<readonly string[]> {
  const [coordinator = ""] = nodes;
  const copies = await runStatement(
    withDatabase(coordinator, database),
    "select table_name::text as table, shardid::text as shard from citus_shards where citus_table_type = 'reference'",
  );
  const sums = copies.map(
    ({ table, shard }) =>
      `select '${table}' as table, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum
       from ${table}_${shard} as t`,
  );
  const found = await Promise.all(
    nodes.map((node) => runStatement(withDatabase(node, database), sums.join("\nunion all\n"))),
  );
  const [first = []] = found;
  return first
    .filter(({ table, sum }) => found.some((node) => node.find((one) => one.table === table)?.sum !== sum))
    .map(({ table = "" }) => table);
}
