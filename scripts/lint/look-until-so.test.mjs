import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { binary } from "../house/binary.mjs";
import { run } from "../house/run.mjs";
import { root } from "../root.mjs";

const folder = mkdtempSync(join(tmpdir(), "lint-"));
afterAll(() => rmSync(folder, { recursive: true }));

const plugin = join(root, "scripts/lint/look-until-so.grit");
writeFileSync(join(folder, "biome.json"), JSON.stringify({ plugins: [plugin], linter: { rules: { preset: "none" } } }));

it.each([
  "expect(await page.locator('p').count()).toBe(1);",
  "expect((await ownMoves(page)).length, 'moves').toBe(1);",
  "expect([await first(), 2]).toEqual([1, 2]);",
])("a browser test may not look once: %s", async (line) => {
  const { code, output } = await lint(line);
  expect(output).toContain("This looks once");
  expect(code).not.toBe(0);
});

it.each([
  "await expect(page.locator('p')).toHaveCount(1);",
  "await expect.poll(async () => (await ownMoves(page)).length).toBe(1);",
  "await expect(async () => {\n  const moves = await ownMoves(page);\n  expect(moves).toHaveLength(1);\n}).toPass();",
  "await expect(async () => first(await second())).toPass();",
])("it may wait: %s", async (line) => {
  const { code, output } = await lint(line);
  expect(output).not.toContain("This looks once");
  expect(code).toBe(0);
});

function lint(line) {
  writeFileSync(join(folder, "planted.ts"), `${line}\n`);
  return run(process.execPath, [binary("@biomejs/biome", "biome"), "lint", "planted.ts"], { cwd: folder });
}
