/** What a stylesheet imports, as JavaScript that knip can read. */
const importsOf = (css) => [...css.matchAll(/(?<=@)import\s+["'][^"']+["']/g)].map(([line]) => line).join("\n");

export default {
  compilers: { css: importsOf },
  ignoreExportsUsedInFile: true,
  // Copied by new-ruleset to where its imports lead.
  ignore: ["scripts/new-ruleset/template/**"],
  workspaces: {
    ".": {
      entry: [
        "scripts/*.mjs",
        "examples/*.mjs",
        "scripts/boundaries/older-typescript.mjs",
        "scripts/servers/exit-with-parent.mjs",
        "scripts/servers/testing/*.mjs",
      ],
      project: ["scripts/**/*.mjs", "examples/**/*.mjs"],
      // Read by dependency-cruiser where no TypeScript of its own is found.
      ignoreDependencies: ["@swc/core"],
    },
    "apps/api": {
      entry: [
        "src/cli/*.ts",
        "test/processes/*.ts",
        "test/support/prepared-games/pass-time.ts",
        "test/support/prepared-games/prepare-{classic,fief,long-replay,village,waiting-game}.ts",
        "test/support/prepared-games/tsup.config.ts",
        "bench/{*,servers/*}.ts",
        "experiments/*.ts",
      ],
      project: ["src/**/*.ts", "test/**/*.ts", "bench/**/*.ts", "experiments/**/*.ts", "sql-check/**/*.ts"],
      // Generates the types of the client.
      ignoreDependencies: ["openapi-typescript"],
    },
    "apps/web": {
      entry: [
        "src/boards/*/{board,picture,guide/guide}.tsx",
        "src/boards/*/motions.ts",
        // New rulesets begin with it.
        "src/boards/worded/worded-board.ts",
        "e2e/**/*.spec.ts",
        "e2e/{server,recording,review}/*.ts",
        "scripts/*",
      ],
      project: ["src/**/*.{ts,tsx,css}", "server/**/*.{ts,tsx,css}", "e2e/**/*.ts", "bench/**/*.ts"],
      ignore: ["src/lib/api-client/generated/**"],
    },
    "packages/wording": {
      entry: [
        "src/games/*/testing/recorded.fixture.ts",
        "src/messages/table/*.ts",
        "src/messages/tournament/*.ts",
        // New rulesets begin with it.
        "src/games/single-lines.ts",
      ],
      project: ["src/**/*.ts"],
    },
    "packages/tournament": {
      entry: ["bench/*.ts", "experiments/*.ts"],
      project: ["src/**/*.ts", "bench/**/*.ts", "experiments/**/*.ts"],
    },
    "packages/client": {
      project: ["src/**/*.ts"],
      // Its source is published: its entry is in dist, which knip does not see.
      entry: ["src/index.ts"],
    },
    "packages/kit": {
      project: ["src/**/*.ts"],
      // Its source is published: its entries are in dist, which knip does not see.
      entry: ["src/{index,testing}.ts"],
      // Of the schemas that are compiled into it.
      ignoreDependencies: ["zod"],
    },
    "packages/engine": {
      entry: ["bench/*.ts", "experiments/*.ts", "src/testing/contract/print-game-hash.ts"],
      project: ["src/**/*.ts", "bench/**/*.ts", "experiments/**/*.ts"],
    },
  },
};
