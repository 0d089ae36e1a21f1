import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "../root.mjs";
import { binary } from "../servers/binary.mjs";
import { run } from "../servers/run.mjs";

const folder = mkdtempSync(join(tmpdir(), "lint-"));
afterAll(() => rmSync(folder, { recursive: true }));

const plugin = join(root, "scripts/lint/planned-agendas.grit");
writeFileSync(join(folder, "biome.json"), JSON.stringify({ plugins: [plugin], linter: { rules: { preset: "none" } } }));

const message = "The game plans its steps";

it.each([
  'const table = at({ asks: [{ type: "playing", seat: 0 }] });',
  "const laid = { ...state, agenda: withAgendaFact(emptyAgenda, fact) };",
  'const next = evolve(state, { type: "Interrupted", by: steps });',
  "const laid = { ...state, agenda: { planned: 1, pending: [] } };",
])("a test may not lay an agenda itself: %s", async (line) => {
  const { code, output } = await lint(line);
  expect(output).toContain(message);
  expect(code).not.toBe(0);
});

it.each([
  'table.asks("playing", 0);',
  'const table = at({ begins: "cards", until: ["playing", 0] });',
  "const [next] = state.agenda.pending;",
])("what only sounds alike passes: %s", async (line) => {
  const { code, output } = await lint(line);
  expect(output).not.toContain(message);
  expect(code).toBe(0);
});

function lint(line) {
  writeFileSync(join(folder, "planted.ts"), `${line}\n`);
  return run(process.execPath, [binary("@biomejs/biome", "biome"), "lint", "planted.ts"], { cwd: folder });
}
