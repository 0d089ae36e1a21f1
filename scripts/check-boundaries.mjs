// Does every import keep to the table of docs/architecture.md?
import { binary } from "./house/binary.mjs";
import { run } from "./house/run.mjs";

const places = [
  "packages/schema/src",
  "packages/engine/src",
  "packages/tournament/src",
  "apps/api/src",
  "apps/api/test",
  "apps/web/src",
];
const parser = new URL("./boundaries/older-typescript.mjs", import.meta.url).href;
const cruise = binary("dependency-cruiser", "depcruise");

const { code } = await run(
  process.execPath,
  ["--import", parser, cruise, "--config", ".dependency-cruiser.mjs", "--output-type", "err", ...places],
  { isShown: true },
);
process.exitCode = code;
