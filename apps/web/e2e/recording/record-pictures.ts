/**
 * Takes the pictures of the games on the landing page from recorded positions in the gallery of a running server:
 * `npm run record:pictures -- http://127.0.0.1:3000`. Run it when a board looks different.
 */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../browser/chromium.ts";

/** The recorded position, and the upper left corner of the part that is shown. */
const pictures = [
  { ruleset: "middle-ages", position: "sending", x: 19, y: 106 },
  { ruleset: "village", position: "village-turn", x: 268, y: 124 },
  { ruleset: "fief-1429", position: "fief-marching", x: 140, y: 140 },
  { ruleset: "fief-original", position: "classic-marching", x: 60, y: 410 },
  { ruleset: "fief-vitale", position: "classic-buying", x: 205, y: 170 },
] as const;
const size = { width: 700, height: 394 };

const [address = "http://127.0.0.1:3000"] = process.argv.slice(2);
const folder = fileURLToPath(new URL("../../public/pictures/", import.meta.url));
mkdirSync(folder, { recursive: true });
const executablePath = await chromiumPath();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) });
for (const language of ["en", "fr"]) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 1400 },
    locale: language,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  for (const { ruleset, position, x, y } of pictures) {
    await page.goto(`${address}/gallery?position=${position}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const path = `${folder}${ruleset}.${language}.jpg`;
    await page.screenshot({ path, type: "jpeg", quality: 80, clip: { x, y, ...size } });
  }
  await context.close();
}
await browser.close();
