import { defineConfig } from "vitest/config";

// Modules keep nothing from one use to the next: the files share them, and each is loaded once.
export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "experiments/**/*.test.ts"],
    // They reckon and wait for nothing: a limit would measure the machine, and could not stop one that never ends.
    testTimeout: 0,
    hookTimeout: 0,
    isolate: false,
  },
});
