import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import rules from "../../.dependency-cruiser.mjs";
import { binary } from "../house/binary.mjs";
import { run } from "../house/run.mjs";
import { root } from "../root.mjs";

/** A small house in which each rule is broken once: the rule, the file, and what it should not import. */
const planted = [
  ["schema-imports-zod-alone", "packages/schema/src/ids.ts", "../../engine/src/core/ruleset.ts"],
  ["core-imports-schema-alone", "packages/engine/src/core/chance.ts", "../games/toy/toy.ts"],
  ["engine-is-pure", "packages/engine/src/bots/bot.ts", "node:fs"],
  ["a-game-knows-no-other-game", "packages/engine/src/games/toy/toy.ts", "../chess/chess.ts"],
  ["engine-by-its-front-doors", "apps/api/src/playables.ts", "../../../packages/engine/src/core/ruleset.ts"],
  ["tournament-is-pure", "packages/tournament/src/luck.ts", "node:crypto"],
  ["tournament-by-its-front-door", "apps/api/src/rounds.ts", "../../../packages/tournament/src/luck.ts"],
  ["schema-by-its-front-door", "apps/api/src/words.ts", "../../../packages/schema/src/ids.ts"],
  ["a-feature-knows-no-other-feature", "apps/api/src/lobby/lobby.ts", "../play/play.ts"],
  ["sql-lives-in-database", "apps/api/src/play/play.ts", "drizzle-orm"],
  ["the-environment-is-read-once", "apps/api/src/accounts/accounts.ts", "../environment.ts"],
  ["the-web-knows-no-engine-and-no-api-code", "apps/web/src/features/table.tsx", "../../../api/src/environment.ts"],
  ["ui-knows-no-game-and-no-server", "apps/web/src/ui/button.tsx", "../boards/board.tsx"],
  ["a-board-knows-no-server", "apps/web/src/boards/board.tsx", "../api/client.ts"],
  ["nothing-imports-a-route", "apps/web/src/api/client.ts", "../app/page.tsx"],
  ["nothing-imports-a-test", "apps/web/src/app/page.tsx", "../features/table.test.ts"],
  ["no-circles", "packages/engine/src/games/chess/board.ts", "./chess.ts"],
  ["nothing-unresolved", "apps/api/src/app.ts", "./missing.ts"],
];
const harmless = [
  ["packages/engine/src/core/ruleset.ts", ""],
  ["packages/engine/src/games/chess/chess.ts", 'import "./board.ts";'],
  ["apps/api/src/environment.ts", ""],
  ["apps/web/src/features/table.test.ts", ""],
];

const house = mkdtempSync(join(tmpdir(), "boundaries-"));

beforeAll(() => {
  for (const [path, text] of harmless) write(path, text);
  for (const [, path, imported] of planted) write(path, `import ${JSON.stringify(imported)};`);
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
});
afterAll(() => rmSync(house, { recursive: true }));

describe("the table of imports", () => {
  it("has a planted fault for every rule", () => {
    expect(planted.map(([name]) => name).sort()).toEqual(rules.forbidden.map(({ name }) => name).sort());
  });

  it("catches each of them where it was planted", async () => {
    const found = await violations();
    for (const [name, path] of planted) expect(found).toContainEqual([name, path]);
  });
});

async function violations() {
  const parser = join(root, "scripts/boundaries/older-typescript.mjs");
  const config = join(root, ".dependency-cruiser.mjs");
  const cruise = [
    binary("dependency-cruiser", "depcruise"),
    "--config",
    config,
    "--output-type",
    "json",
    "packages",
    "apps",
  ];
  const { output } = await run(process.execPath, ["--import", parser, ...cruise], { cwd: house });
  return JSON.parse(output).summary.violations.map(({ rule, from }) => [rule.name, from]);
}

function write(path, text) {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), `${text}\n`);
}
