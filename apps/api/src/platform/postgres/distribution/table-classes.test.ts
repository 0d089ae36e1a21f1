import { expect, it } from "vitest";
import { drizzleTables } from "../../../../test/support/database/drizzle-tables.ts";
import { tableClasses } from "./table-classes.ts";

const { distributed, reference, local } = tableClasses;
const tables = await drizzleTables();
const tableOf = (name: string) => {
  const table = tables.find((one) => one.name === name);
  if (table === undefined) throw new Error(`there is no table ${name}`);
  return table;
};

it("gives every table of the schema one class", () => {
  const classified = [...distributed, ...reference, ...local];
  expect(classified.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

it.each(distributed)("%s can be distributed: every unique key contains the game", (name) => {
  const { columns, primaryKeys, indexes, uniqueConstraints } = tableOf(name);
  const single = columns.filter(({ primary, isUnique }) => primary || isUnique).map((column) => [column.name]);
  const unique = indexes.filter(({ config }) => config.unique).map(({ config }) => config.columns);
  const keys = [...primaryKeys, ...uniqueConstraints].map((key) => key.columns);
  const named = [...keys, ...unique].map((key) => key.map((column) => ("name" in column ? column.name : undefined)));
  expect([...single, ...named]).not.toHaveLength(0);
  for (const key of [...single, ...named]) expect(key).toContain("game_id");
});

it.each([
  ["distributed", distributed],
  ["reference", reference],
] as const)("%s tables refer to reference tables only", (_class, names) => {
  const targets = names.flatMap((name) =>
    tableOf(name).foreignKeys.map((key) => {
      const { foreignTable } = key.reference();
      return (foreignTable as unknown as Record<symbol, string>)[Symbol.for("drizzle:Name")];
    }),
  );
  for (const target of targets) expect(reference).toContain(target);
});
