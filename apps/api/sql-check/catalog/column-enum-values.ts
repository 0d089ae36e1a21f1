import { readdir } from "node:fs/promises";
import { is } from "drizzle-orm";
import { getTableConfig, PgArray, PgTable } from "drizzle-orm/pg-core";

const folder = new URL("../../src/platform/postgres/schema/", import.meta.url);

/** The values that a text column may hold, by `table.column`, as the drizzle schema lists them. */
export async function columnEnumValues(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const byColumn = new Map<string, ReadonlySet<string>>();
  for (const file of await readdir(folder)) {
    const exported: Readonly<Record<string, unknown>> = await import(new URL(file, folder).href);
    for (const table of Object.values(exported)) {
      if (!is(table, PgTable)) continue;
      const { name, columns } = getTableConfig(table);
      for (const column of columns) {
        const { enumValues = [] } = is(column, PgArray) ? column.baseColumn : column;
        if (enumValues.length > 0) byColumn.set(`${name}.${column.name}`, new Set(enumValues));
      }
    }
  }
  return byColumn;
}
