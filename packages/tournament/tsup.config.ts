import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["bench/bench.ts"],
  format: "esm",
  target: "node20",
  outDir: "dist/bench",
  dts: false,
  silent: true,
});
