import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./e2e/browser/chromium.ts";

const executablePath = await chromiumPath();

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/server/global-setup.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    locale: "en",
    reducedMotion: "reduce",
    // Without limits, a click on what never comes would wait as long as the test may take.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // What was done, and a picture of where it failed. Every page between, which `--trace=on` adds, costs a fifth of the time.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    launchOptions: { args: chromiumArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
