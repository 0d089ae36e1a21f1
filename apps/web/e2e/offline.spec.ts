import { expect, test } from "@playwright/test";
import { startApi, startWebServer } from "./server/web-server.ts";
import { expectUsableInBothThemes } from "./support/accessibility.ts";

test("a page that cannot be reached says so in both languages, and nothing is stored", async ({ browser }) => {
  const api = await startApi((_, response) => response.writeHead(404).end("{}"));
  const server = await startWebServer(api.url);
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${server.port}` });
  await page.goto("/rules");
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await server.stop();

  await page.goto("/rules");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pas de connexion" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveJSProperty("href", page.url());
  await expectUsableInBothThemes(page, "the page without a connection");
  const stored = await page.evaluate(() => caches.keys());
  expect(stored).toEqual([]);

  await page.context().close();
  await api.stop();
});

test("the site can be installed", async ({ request }) => {
  const site = process.env.SENESCHAL_ADDRESS ?? "";
  const manifest = await (await request.get(`${site}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: "Seneschal", start_url: "/", display: "standalone" });
  for (const { src } of manifest.icons) {
    const icon = await request.get(`${site}${src}`);
    expect(icon.status(), src).toBe(200);
  }
  const worker = await request.get(`${site}/service-worker.js`);
  expect(worker.headers()["content-type"]).toContain("javascript");
});
