// Checks that imports follow the table in docs/architecture.md, that folders have no import cycles, and that CSS classes are
// in modules.
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { parts } from "../.dependency-cruiser.folders.mjs";
import { stylesheetFaults } from "./boundaries/stylesheets.mjs";
import { root } from "./root.mjs";
import { binary } from "./servers/binary.mjs";
import { run } from "./servers/run.mjs";

const web = "apps/web/src";
const places = [
  "packages/schema/src",
  "packages/engine/src",
  "packages/tournament/src",
  "packages/wording/src",
  "packages/client/src",
  "packages/kit/src",
  "apps/api/src",
  "apps/api/bench",
  "apps/api/test",
  web,
  "apps/web/server",
];
const parser = new URL("./boundaries/older-typescript.mjs", import.meta.url).href;
const cruise = binary("dependency-cruiser", "depcruise");

const codes = [
  await cruised(".dependency-cruiser.mjs", places),
  await cruised(".dependency-cruiser.folders.mjs", parts),
  checkStylesheets(),
];
process.exitCode = Math.max(...codes);

async function cruised(config, folders) {
  const { code } = await run(
    process.execPath,
    ["--import", parser, cruise, "--config", config, "--output-type", "err", ...folders],
    { isShown: true },
  );
  return code;
}

function checkStylesheets() {
  const names = readdirSync(join(root, web), { recursive: true }).filter((name) => /\.(css|tsx?)$/.test(name));
  const paths = names.map((name) => `${web}/${name.replaceAll(sep, "/")}`);
  const files = new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
  const faults = stylesheetFaults(files);
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
}
