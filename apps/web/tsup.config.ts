import { defineConfig } from "tsup";

// Bundles our web server into one file in the standalone build. It replaces the server.js that Next.js writes there, so
// that the site cannot be started without our server.
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
