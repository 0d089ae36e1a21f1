import { defineConfig } from "vitest/config";

// Modules keep nothing from one use to the next: the files share them, and each is loaded once.
export default defineConfig({
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000, isolate: false },
});
