import { defineConfig } from "tsup";

// Everything in one file beside the standalone build, which brings Next alone. It takes the place of the server that
// Next writes there, so that nobody starts the site without what ours does.
export default defineConfig({
  entry: { server: "server/main.ts" },
  outDir: ".next/standalone/apps/web",
  format: "esm",
  target: "node20",
  clean: false,
  dts: false,
  noExternal: [/^(?!next$)/],
  external: ["next"],
  outExtension: () => ({ js: ".js" }),
  // What is bundled from CommonJS asks for Node's own modules by `require`.
  banner: {
    js: 'import { createRequire as requireFor } from "node:module"; const require = requireFor(import.meta.url);',
  },
});
