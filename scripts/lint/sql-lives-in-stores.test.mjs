import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "../root.mjs";
import { binary } from "../servers/binary.mjs";
import { run } from "../servers/run.mjs";

const folder = mkdtempSync(join(tmpdir(), "lint-"));
afterAll(() => rmSync(folder, { recursive: true }));

const plugin = join(root, "scripts/lint/sql-lives-in-stores.grit");
writeFileSync(join(folder, "biome.json"), JSON.stringify({ plugins: [plugin], linter: { rules: { preset: "none" } } }));

it.each([
  "await pool.query('select 1');",
  "const { rows } = await needs.pool.query<{ id: string }>({ text, values: [id] });",
  "await client.query(`delete from games where id = $1`, [id]);",
])("only a store may query the database: %s", async (line) => {
  const { code, output } = await lint(line);
  expect(output).toContain("SQL lives in files");
  expect(code).not.toBe(0);
});

it.each(["const { limit } = request.query;", "await gamesOf(pool, query);", "const rows = query(pool);"])(
  "what only sounds alike passes: %s",
  async (line) => {
    const { code, output } = await lint(line);
    expect(output).not.toContain("SQL lives in files");
    expect(code).toBe(0);
  },
);

function lint(line) {
  writeFileSync(join(folder, "planted.ts"), `${line}\n`);
  return run(process.execPath, [binary("@biomejs/biome", "biome"), "lint", "planted.ts"], { cwd: folder });
}
