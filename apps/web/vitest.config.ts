import { defineConfig } from "vitest/config";

// Modules keep nothing from one use to the next: the files share them, and each is loaded once.
export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "server/**/*.test.ts"],
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By itself it gives up after a second, which a busy machine may need to answer once.
    expect: { poll: { timeout: 60_000 } },
    isolate: false,
    // Tests see the class names of a CSS module as they are written.
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
