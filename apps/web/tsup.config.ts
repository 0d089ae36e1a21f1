import { defineConfig, type Options } from "tsup";

const standalone = {
  outDir: ".next/standalone/apps/web",
  format: "esm",
  target: "node20",
  clean: false,
  dts: false,
  outExtension: () => ({ js: ".js" }),
  // What is bundled from CommonJS asks for Node's own modules by `require`.
  banner: {
    js: 'import { createRequire as requireFor } from "node:module"; const require = requireFor(import.meta.url);',
  },
} satisfies Options;

export default defineConfig([
  // Bundles our web server into one file in the standalone build. It replaces the server.js that Next.js writes there, so
  // that the site cannot be started without our server.
  { ...standalone, entry: { server: "server/main.ts" }, noExternal: [/^(?!next$)/], external: ["next"] },
  // The pictures of positions are drawn by the components of the boards: with their styles, in a stylesheet of their own.
  {
    ...standalone,
    entry: { pictures: "server/pictures/pictures.ts" },
    splitting: false,
    noExternal: [/^(?!sharp$)/],
    external: ["sharp"],
    loader: { ".css": "local-css" },
    esbuildOptions: (options) => {
      options.jsx = "automatic";
    },
  },
]);
