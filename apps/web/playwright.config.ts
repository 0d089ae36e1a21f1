import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./e2e/browser/chromium.ts";

const executablePath = await chromiumPath();

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/house/open-house.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    locale: "en",
    reducedMotion: "reduce",
    trace: "retain-on-failure",
    launchOptions: { args: chromiumArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
