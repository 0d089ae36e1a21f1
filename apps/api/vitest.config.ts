import { defineConfig } from "vitest/config";

// Modules keep nothing from one house to the next: the files share them, and each is loaded once.
export default defineConfig({
  test: {
    isolate: false,
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
          globalSetup: ["test/support/test-postgres.ts", "test/support/build-processes.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // By itself it gives up after a second, which a busy machine may need to answer once.
          expect: { poll: { timeout: 60_000, interval: 20 } },
        },
      },
    ],
  },
});
