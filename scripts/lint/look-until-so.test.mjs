import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "../root.mjs";
import { binary } from "../servers/binary.mjs";
import { run } from "../servers/run.mjs";

const folder = mkdtempSync(join(tmpdir(), "lint-"));
afterAll(() => rmSync(folder, { recursive: true }));

const plugin = join(root, "scripts/lint/look-until-so.grit");
writeFileSync(join(folder, "biome.json"), JSON.stringify({ plugins: [plugin], linter: { rules: { preset: "none" } } }));

it.each([
  "expect(await page.locator('p').count()).toBe(1);",
  "expect((await ownMoves(page)).length, 'moves').toBe(1);",
  "expect([await first(), 2]).toEqual([1, 2]);",
  "const rows = await page.getByRole('row').count();\nexpect(rows).toBe(2);",
  "const label = await button.getAttribute('aria-label');\nexpect(label, 'label').toBe('Send');",
])("a browser test may not check only once: %s", async (line) => {
  const { code, output } = await lint(line);
  expect(output).toContain("This looks once");
  expect(code).not.toBe(0);
});

it.each([
  "await expect(page.locator('p')).toHaveCount(1);",
  "await expect.poll(async () => (await ownMoves(page)).length).toBe(1);",
  "await expect(async () => {\n  const moves = await ownMoves(page);\n  expect(moves).toHaveLength(1);\n}).toPass();",
  "await expect(async () => first(await second())).toPass();",
  "await expect(async () => {\n  const rows = await page.getByRole('row').count();\n  expect(rows).toBe(2);\n}).toPass();",
  "const words = await shown(page).innerText();\nawait expect(shown(other)).toHaveText(words);",
  "const moves = await ownMoves(page);\nexpect(moves).toHaveLength(1);",
])("it may wait: %s", async (line) => {
  const { code, output } = await lint(line);
  expect(output).not.toContain("This looks once");
  expect(code).toBe(0);
});

function lint(line) {
  writeFileSync(join(folder, "planted.ts"), `${line}\n`);
  return run(process.execPath, [binary("@biomejs/biome", "biome"), "lint", "planted.ts"], { cwd: folder });
}
