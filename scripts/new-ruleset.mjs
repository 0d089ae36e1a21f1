// Creates a ruleset that passes every check: npm run new-ruleset -- tithe-barn --prefix TB --seats 2-5
// With --check, it lists what registered rulesets lack.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createRuleset } from "./new-ruleset/create-ruleset.mjs";
import { missingParts } from "./new-ruleset/missing-parts.mjs";
import { namesFrom } from "./new-ruleset/names.mjs";
import { registeredEverywhere } from "./new-ruleset/registered.mjs";
import { root } from "./root.mjs";
import { binary } from "./servers/binary.mjs";
import { mustRun } from "./servers/run.mjs";

const args = process.argv.slice(2);
if (args.includes("--check")) await check();
else await create().catch(({ message }) => fail([message]));

async function check() {
  const { registered, folders } = await registeredEverywhere();
  const files = ["packages/schema/src", "packages/engine/src", "packages/wording", "apps/web/src"].flatMap(filesIn);
  fail(missingParts({ registered, folders, files, textOf: (path) => readFileSync(join(root, path), "utf8") }));
}

async function create() {
  const names = namesFrom(args);
  const written = createRuleset(names);
  await mustRun(process.execPath, [binary("@biomejs/biome", "biome"), "check", "--write", ...written]);
  const game = `src/games/${names.name}/transcripts.test.ts`;
  const engine = join(root, "packages/engine");
  await mustRun(process.execPath, [binary("vitest", "vitest", engine), "run", game], {
    cwd: engine,
    env: { UPDATE_TRANSCRIPTS: "1" },
  });
  await mustRun(process.execPath, [join(root, "scripts/generate.mjs")]);
  for (const path of written) console.log(path);
  console.log("Next: docs/guides/add-a-ruleset.md. Change the rules, and run npm run check.");
}

function fail(faults) {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

function filesIn(folder) {
  const found = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return found
    .filter((file) => file.isFile() && !file.parentPath.includes("node_modules"))
    .map((file) => relative(root, join(file.parentPath, file.name)).replaceAll("\\", "/"));
}
