import { cpSync } from "node:fs";
import { defineConfig } from "tsup";
import { production } from "../../../tsup.config.ts";

const outDir = "dist/prepared-games";
const scripts = [
  "pass-time",
  "prepare-classic",
  "prepare-fief",
  "prepare-long-replay",
  "prepare-village",
  "prepare-waiting-game",
];

/** The browser tests build these scripts once: with a development loader, each start would compile the API. */
export default defineConfig({
  ...production,
  entry: Object.fromEntries(scripts.map((name) => [name, `test/support/prepared-games/${name}.ts`])),
  outDir,
  sourcemap: false,
  silent: true,
  clean: true,
  onSuccess: async () => cpSync("src/platform/postgres/migrations", `${outDir}/migrations`, { recursive: true }),
});
