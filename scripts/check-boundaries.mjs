// Does every import keep to the table of docs/architecture.md, and do folders need each other in one direction alone?
import { parts } from "../.dependency-cruiser.folders.mjs";
import { binary } from "./house/binary.mjs";
import { run } from "./house/run.mjs";

const places = [
  "packages/schema/src",
  "packages/engine/src",
  "packages/tournament/src",
  "packages/wording/src",
  "apps/api/src",
  "apps/api/test",
  "apps/web/src",
];
const parser = new URL("./boundaries/older-typescript.mjs", import.meta.url).href;
const cruise = binary("dependency-cruiser", "depcruise");

const codes = [
  await cruised(".dependency-cruiser.mjs", places),
  await cruised(".dependency-cruiser.folders.mjs", parts),
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
