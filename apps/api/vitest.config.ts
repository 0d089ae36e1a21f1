import { defineConfig } from "vitest/config";

// Modules keep no state, so test files share them and each is loaded once.
export default defineConfig({
  test: {
    isolate: false,
    // As in production: the garbage of requests is not copied several times before it is freed.
    execArgv: ["--max-semi-space-size=32"],
    // All databases of the run are dropped at its end.
    teardownTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "api unit",
          include: ["src/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: "api database",
          include: ["test/**/*.test.ts"],
          globalSetup: ["test/support/database/test-postgres.ts", "test/support/processes/build-processes.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // The default is one second: a busy machine may need that long for one response.
          expect: { poll: { timeout: 60_000, interval: 20 } },
        },
      },
      {
        extends: true,
        test: {
          name: "api experiments",
          include: ["experiments/*.ts"],
          globalSetup: ["test/support/database/test-postgres.ts"],
          expect: { poll: { timeout: 60_000, interval: 20 } },
        },
      },
    ],
  },
});
