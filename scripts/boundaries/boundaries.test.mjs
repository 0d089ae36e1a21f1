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
  ["schema-imports-only-zod", "packages/schema/src/ids.ts", "../../engine/src/core/ruleset.ts"],
  ["core-imports-only-schema", "packages/engine/src/core/chance.ts", "../games/toy/toy.ts"],
  ["engine-is-pure", "packages/engine/src/bots/bot.ts", "node:fs"],
  ["games-are-independent", "packages/engine/src/games/toy/toy.ts", "../chess/chess.ts"],
  ["model-imports-only-model", "packages/engine/src/games/toy/model/map.ts", "../evolve/evolve.ts"],
  ["evolve-imports-no-rules", "packages/engine/src/games/toy/evolve/evolve.ts", "../rules/market.ts"],
  ["rules-import-no-view", "packages/engine/src/games/toy/family/rules/market.ts", "../view/view.ts"],
  ["view-imports-no-ruleset", "packages/engine/src/games/toy/family/view/view.ts", "../../original/ruleset.ts"],
  [
    "evaluation-imports-no-ruleset",
    "packages/engine/src/games/toy/family/evaluation/evaluate.ts",
    "../../original/ruleset.ts",
  ],
  ["games-have-five-folders", "packages/engine/src/games/toy/ruleset.ts", "./toy.ts"],
  ["engine-only-by-index", "apps/api/src/composition/rulesets.ts", "../../../../packages/engine/src/core/ruleset.ts"],
  ["tournament-is-pure", "packages/tournament/src/luck.ts", "node:crypto"],
  ["tournament-only-by-index", "apps/api/src/rounds.ts", "../../../packages/tournament/src/luck.ts"],
  ["schema-only-by-index", "apps/api/src/words.ts", "../../../packages/schema/src/ids.ts"],
  ["reference-data-stands-alone", "packages/schema/src/reference/toy/map.ts", "zod"],
  [
    "boards-know-the-reference-data-only",
    "apps/web/src/boards/toy/map.ts",
    "../../../../../packages/schema/src/games/toy/index.ts",
  ],
  ["wording-imports-only-schema", "packages/wording/src/emails/emails.ts", "next-intl"],
  ["wording-only-by-public-files", "apps/web/src/boards/names.ts", "../../../../packages/wording/src/people.ts"],
  ["client-stands-alone", "packages/client/src/play.ts", "node:fs"],
  ["nobody-imports-the-client", "apps/web/src/lib/api-client/play.ts", "../../../../../packages/client/src/index.ts"],
  ["kit-imports-no-game", "packages/kit/src/index.ts", "../../engine/src/games/register.ts"],
  ["kit-reaches-no-game", "packages/kit/src/index.ts", "../../engine/src/games/register.ts"],
  ["nobody-imports-the-kit", "apps/api/src/composition/kit.ts", "../../../../packages/kit/src/index.ts"],
  ["apps-are-independent", "apps/api/src/composition/emails.ts", "../../../web/src/boards/names.ts"],
  ["domain-is-pure", "apps/api/src/domain/game/game.ts", "../../platform/http/problem.ts"],
  ["verification-runs-in-browsers", "apps/api/src/domain/verification/index.ts", "node:util"],
  ["platform-imports-only-platform", "apps/api/src/platform/http/limits.ts", "../../domain/clocks/rest.ts"],
  ["event-store-imports-no-feature", "apps/api/src/event-store/append.ts", "../features/chat/chat.ts"],
  ["shared-stores-import-no-feature", "apps/api/src/stores/names.ts", "../features/chat/chat.ts"],
  ["features-are-independent", "apps/api/src/features/lobby/lobby.ts", "../play/play.ts"],
  ["features-import-no-composition", "apps/api/src/features/email/mailer.ts", "../../composition/games.ts"],
  ["composition-imports-no-command", "apps/api/src/composition/games.ts", "../seed/demo.ts"],
  ["seed-imports-no-command", "apps/api/src/seed/demo.ts", "../cli/fill-demo.ts"],
  ["sql-only-in-stores", "apps/api/src/features/play/play.ts", "drizzle-orm"],
  [
    "environment-only-in-composition",
    "apps/api/src/features/accounts/accounts.ts",
    "../../platform/environment/now.ts",
  ],
  ["web-imports-no-server-code", "apps/web/src/features/game/table.tsx", "../../../../api/src/domain/clocks/rest.ts"],
  [
    "verification-is-loaded-when-needed",
    "apps/web/src/features/tournaments/verify/use-verification.ts",
    "../../../../../../packages/tournament/src/luck.ts",
  ],
  [
    "verification-is-imported-dynamically",
    "apps/web/src/features/tournaments/verify/verify-file.ts",
    "../../../../../../packages/tournament/src/verification/index.ts",
  ],
  ["routes-are-not-imported", "apps/web/src/features/replay/replay.tsx", "../../app/page.tsx"],
  ["web-features-are-independent", "apps/web/src/features/lobby/lobby.tsx", "../game/table.tsx"],
  ["components-import-no-feature", "apps/web/src/components/seats/seal.tsx", "../../features/lobby/lobby.tsx"],
  ["boards-import-no-server-access", "apps/web/src/boards/board.tsx", "../lib/api-client/client.ts"],
  ["ui-imports-no-game-and-no-server", "apps/web/src/ui/buttons/button.tsx", "../../boards/board.tsx"],
  ["lib-imports-no-components", "apps/web/src/lib/api-client/client.ts", "../../ui/icons/icon.tsx"],
  ["no-imports-from-tests", "apps/web/src/app/page.tsx", "../features/game/table.test.ts"],
  ["no-circular-imports", "packages/engine/src/games/chess/board.ts", "./chess.ts"],
  ["no-unresolved-imports", "apps/api/src/app.ts", "./missing.ts"],
];
/** Folders that import each other, without a cycle of files. */
const plantedFolders = [
  ["no-cycles-between-folders", "packages/schema/src/games", "packages/schema/src/http"],
  ["no-cycles-between-folders", "packages/engine/src/core", "packages/engine/src/bots"],
  ["no-cycles-between-folders", "packages/tournament/src/pairing", "packages/tournament/src/scoring"],
  ["no-cycles-between-folders", "packages/wording/src/emails", "packages/wording/src/chronicle"],
  ["no-cycles-between-folders", "packages/kit/src/testing", "packages/kit/src/books"],
  ["no-cycles-between-folders", "packages/client/src/play", "packages/client/src/requests"],
  ["no-cycles-between-folders", "apps/api/src/features/play/moves", "apps/api/src/features/play/viewing"],
  ["no-cycles-between-folders", "apps/web/src/features/game/chat", "apps/web/src/features/game/notes"],
];
const harmless = [
  ["packages/engine/src/core/ruleset.ts", ""],
  ["packages/engine/src/games/chess/chess.ts", 'import "./board.ts";'],
  ["packages/engine/src/games/toy/rules/market.ts", ""],
  ["packages/engine/src/games/toy/original/ruleset.ts", ""],
  ["packages/engine/src/games/register.ts", ""],
  ["packages/wording/src/people.ts", ""],
  ["packages/client/src/index.ts", ""],
  ["apps/api/src/platform/environment/now.ts", ""],
  ["apps/api/src/platform/http/problem.ts", ""],
  ["apps/api/src/domain/clocks/rest.ts", ""],
  ["apps/api/src/features/chat/chat.ts", ""],
  ["apps/api/src/cli/fill-demo.ts", ""],
  ["apps/web/src/features/game/table.test.ts", ""],
  ["apps/web/src/ui/icons/icon.tsx", ""],
  ["packages/tournament/src/standings/standings.ts", ""],
  ["packages/tournament/src/verification/index.ts", ""],
  ["packages/schema/src/games/toy/index.ts", ""],
  ["packages/tournament/src/standings/standings.test.ts", 'import "../designs/berger.ts";'],
  ["packages/tournament/src/designs/berger.ts", 'import "../standings/standings.ts";'],
];

/** The worker may import the entry point of the verification, and nothing else of the API. */
const workerImports = `import "../../../../api/src/domain/verification/index.ts";
import "../../../../api/src/domain/clocks/rest.ts";`;

const folder = mkdtempSync(join(tmpdir(), "boundaries-"));

beforeAll(() => {
  for (const [path, text] of harmless) write(path, text);
  for (const [, path, imported] of planted) write(path, `import ${JSON.stringify(imported)};`);
  write("apps/web/src/features/verification/verification.worker.ts", workerImports);
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

  it("lets the worker import only the entry point of the verification", async () => {
    const found = await violations(".dependency-cruiser.mjs", ["packages", "apps"]);
    const worker = "apps/web/src/features/verification/verification.worker.ts";
    expect(found.filter(([, path]) => path === worker)).toEqual([["apps-are-independent", worker]]);
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
