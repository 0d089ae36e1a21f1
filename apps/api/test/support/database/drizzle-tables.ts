import { readdirSync } from "node:fs";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";

const folder = new URL("../../../src/platform/postgres/schema/", import.meta.url);

/** Every table, as the Drizzle schema describes it. */
export async function drizzleTables() {
  const files = readdirSync(folder);
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  const tables = modules.flatMap((exported: object) => Object.values(exported)).filter((value) => is(value, PgTable));
  return tables.map((table) => getTableConfig(table));
}
