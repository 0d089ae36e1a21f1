import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "api unit", include: ["src/**/*.test.ts"] } },
      {
        test: {
          name: "api database",
          include: ["test/**/*.test.ts"],
          globalSetup: "test/support/test-postgres.ts",
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
