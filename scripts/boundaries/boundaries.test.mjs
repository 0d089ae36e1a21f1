import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import folderRules, { parts } from "../../.dependency-cruiser.folders.mjs";
import rules from "../../.dependency-cruiser.mjs";
import { root } from "../root.mjs";
import { binary } from "../servers/binary.mjs";
import { run } from "../servers/run.mjs";

/** One violation of each rule: the rule, the file, and the forbidden import. */
const planted = [
  ["schema-imports-zod-alone", "packages/schema/src/ids.ts", "../../engine/src/core/ruleset.ts"],
  ["core-imports-schema-alone", "packages/engine/src/core/chance.ts", "../games/toy/toy.ts"],
  ["engine-is-pure", "packages/engine/src/bots/bot.ts", "node:fs"],
  ["a-game-knows-no-other-game", "packages/engine/src/games/toy/toy.ts", "../chess/chess.ts"],
  ["a-model-knows-the-model-alone", "packages/engine/src/games/toy/model/map.ts", "../evolve/evolve.ts"],
  ["evolve-knows-no-rule", "packages/engine/src/games/toy/evolve/evolve.ts", "../rules/market.ts"],
  ["rules-know-no-view", "packages/engine/src/games/toy/family/rules/market.ts", "../view/view.ts"],
  ["a-view-knows-no-ruleset", "packages/engine/src/games/toy/family/view/view.ts", "../../original/ruleset.ts"],
  ["a-game-lies-in-its-layers", "packages/engine/src/games/toy/ruleset.ts", "./toy.ts"],
  [
    "engine-by-its-front-doors",
    "apps/api/src/composition/rulesets.ts",
    "../../../../packages/engine/src/core/ruleset.ts",
  ],
  ["tournament-is-pure", "packages/tournament/src/luck.ts", "node:crypto"],
  ["tournament-by-its-front-door", "apps/api/src/rounds.ts", "../../../packages/tournament/src/luck.ts"],
  ["schema-by-its-front-door", "apps/api/src/words.ts", "../../../packages/schema/src/ids.ts"],
  ["wording-imports-schema-alone", "packages/wording/src/emails/emails.ts", "next-intl"],
  ["wording-by-its-front-doors", "apps/web/src/boards/names.ts", "../../../../packages/wording/src/people.ts"],
  ["no-app-imports-an-app", "apps/api/src/composition/emails.ts", "../../../web/src/boards/names.ts"],
  ["domain-knows-nothing-above", "apps/api/src/domain/game/game.ts", "../../platform/http/problem.ts"],
  ["platform-knows-no-game", "apps/api/src/platform/http/limits.ts", "../../domain/clocks/rest.ts"],
  ["event-store-knows-no-feature", "apps/api/src/event-store/append.ts", "../features/chat/chat.ts"],
  ["shared-stores-know-no-feature", "apps/api/src/stores/names.ts", "../features/chat/chat.ts"],
  ["a-feature-knows-no-other-feature", "apps/api/src/features/lobby/lobby.ts", "../play/play.ts"],
  ["features-know-no-composition", "apps/api/src/features/email/mailer.ts", "../../composition/games.ts"],
  ["composition-knows-no-command", "apps/api/src/composition/games.ts", "../seed/demo.ts"],
  ["seed-knows-no-command", "apps/api/src/seed/demo.ts", "../cli/fill-demo.ts"],
  ["sql-lives-in-stores", "apps/api/src/features/play/play.ts", "drizzle-orm"],
  ["the-environment-is-read-once", "apps/api/src/features/accounts/accounts.ts", "../../platform/environment/now.ts"],
  [
    "the-web-knows-no-engine-and-no-api-code",
    "apps/web/src/features/game/table.tsx",
    "../../../../api/src/domain/clocks/rest.ts",
  ],
  ["nothing-imports-a-route", "apps/web/src/features/replay/replay.tsx", "../../app/page.tsx"],
  ["a-web-feature-knows-no-other-feature", "apps/web/src/features/lobby/lobby.tsx", "../game/table.tsx"],
  ["components-know-no-feature", "apps/web/src/components/seats/seal.tsx", "../../features/lobby/lobby.tsx"],
  ["a-board-knows-no-server", "apps/web/src/boards/board.tsx", "../lib/api-client/client.ts"],
  ["ui-knows-no-game-and-no-server", "apps/web/src/ui/buttons/button.tsx", "../../boards/board.tsx"],
  ["lib-knows-no-page", "apps/web/src/lib/api-client/client.ts", "../../ui/icons/icon.tsx"],
  ["nothing-imports-a-test", "apps/web/src/app/page.tsx", "../features/game/table.test.ts"],
  ["no-circles", "packages/engine/src/games/chess/board.ts", "./chess.ts"],
  ["nothing-unresolved", "apps/api/src/app.ts", "./missing.ts"],
];
/** Folders that import each other, without a cycle of files. */
const plantedFolders = [
  ["no-circles-of-folders", "packages/schema/src/games", "packages/schema/src/http"],
  ["no-circles-of-folders", "packages/engine/src/core", "packages/engine/src/bots"],
  ["no-circles-of-folders", "packages/tournament/src/pairing", "packages/tournament/src/scoring"],
  ["no-circles-of-folders", "packages/wording/src/emails", "packages/wording/src/chronicle"],
  ["no-circles-of-folders", "apps/api/src/features/play/moves", "apps/api/src/features/play/viewing"],
  ["no-circles-of-folders", "apps/web/src/features/game/chat", "apps/web/src/features/game/notes"],
];
const harmless = [
  ["packages/engine/src/core/ruleset.ts", ""],
  ["packages/engine/src/games/chess/chess.ts", 'import "./board.ts";'],
  ["packages/engine/src/games/toy/rules/market.ts", ""],
  ["packages/engine/src/games/toy/original/ruleset.ts", ""],
  ["packages/wording/src/people.ts", ""],
  ["apps/api/src/platform/environment/now.ts", ""],
  ["apps/api/src/platform/http/problem.ts", ""],
  ["apps/api/src/domain/clocks/rest.ts", ""],
  ["apps/api/src/features/chat/chat.ts", ""],
  ["apps/api/src/cli/fill-demo.ts", ""],
  ["apps/web/src/features/game/table.test.ts", ""],
  ["apps/web/src/ui/icons/icon.tsx", ""],
  ["packages/tournament/src/standings/standings.ts", ""],
  ["packages/tournament/src/standings/standings.test.ts", 'import "../designs/berger.ts";'],
  ["packages/tournament/src/designs/berger.ts", 'import "../standings/standings.ts";'],
];

const folder = mkdtempSync(join(tmpdir(), "boundaries-"));

beforeAll(() => {
  for (const [path, text] of harmless) write(path, text);
  for (const [, path, imported] of planted) write(path, `import ${JSON.stringify(imported)};`);
  for (const [, folder, other] of plantedFolders) plantCircle(folder, other);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the table of imports", () => {
  it("has a planted fault for every rule", () => {
    expect(planted.map(([name]) => name).sort()).toEqual(rules.forbidden.map(({ name }) => name).sort());
    expect(new Set(plantedFolders.map(([name]) => name))).toEqual(
      new Set(folderRules.forbidden.map(({ name }) => name)),
    );
  });

  it("catches each planted fault", async () => {
    const found = await violations(".dependency-cruiser.mjs", ["packages", "apps"]);
    for (const [name, path] of planted) expect(found).toContainEqual([name, path]);
  });

  it("catches cycles between folders in every part that forbids them", async () => {
    const found = await violations(".dependency-cruiser.folders.mjs", parts);
    for (const [name, folder, other] of plantedFolders) {
      expect(found).toContainEqual([name, folder]);
      expect(found).toContainEqual([name, other]);
    }
    expect(parts.filter((part) => !plantedFolders.some(([, folder]) => folder.startsWith(`${part}/`)))).toEqual([]);
  });

  it("lets a test import from two folders in either direction", async () => {
    const found = await violations(".dependency-cruiser.folders.mjs", parts);
    expect(found.filter(([, folder]) => folder.startsWith("packages/tournament/src/standings"))).toEqual([]);
  });
});

async function violations(rules, places) {
  const parser = join(root, "scripts/boundaries/older-typescript.mjs");
  const config = join(root, rules);
  const cruise = [binary("dependency-cruiser", "depcruise"), "--config", config, "--output-type", "json", ...places];
  const { output } = await run(process.execPath, ["--import", parser, ...cruise], { cwd: folder });
  return JSON.parse(output).summary.violations.map(({ rule, from }) => [rule.name, from]);
}

function plantCircle(folder, other) {
  write(`${folder}/asks.ts`, `import "../${basename(other)}/answers.ts";`);
  write(`${folder}/answers.ts`, "");
  write(`${other}/asks.ts`, `import "../${basename(folder)}/answers.ts";`);
  write(`${other}/answers.ts`, "");
}

function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${text}\n`);
}
