import { gzipSync } from "node:zlib";
import { expectUsableInBothThemes } from "./support/accessibility.ts";
import { expect, openBrowserAsGuest, test, uniqueName } from "./support/fixtures.ts";
import { createFinishedGame } from "./support/games-api.ts";
import { makeAdministrator } from "./support/grant-role.ts";
import { importLog, recordedLog } from "./support/imports-api.ts";

test("a browser verifies the log of a game without sending it", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Verifier", { viewport: { width: 360, height: 780 } });
  const game = await createFinishedGame(page);
  const log = await (await page.request.get(`/v1/games/${game}/export`)).text();
  await page.goto(`/games/${game}`);
  await page.getByRole("link", { name: "Verify game log" }).click();
  await expect(page.getByRole("heading", { name: "Verify a game", level: 1 })).toBeVisible();

  const bodies: string[] = [];
  page.on("request", (request) => bodies.push(request.postData() ?? ""));
  const file = page.getByLabel("Game log");
  await file.setInputFiles({ name: "sound.jsonl.gz", mimeType: "application/gzip", buffer: gzipSync(log) });
  await expect(page.getByText("sound.jsonl.gz is sound.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Final ranking" }).getByRole("row")).toHaveCount(4);
  const head = (JSON.parse(log.split("\n")[0] ?? "") as { head: string }).head;
  await expect(page.getByText(head)).toBeVisible();
  await expectUsableInBothThemes(page, "the verification of a game");

  const lines = log.split("\n");
  const tampered = lines.toSpliced(9, 1).join("\n");
  await file.setInputFiles({ name: "changed.jsonl", mimeType: "application/x-ndjson", buffer: Buffer.from(tampered) });
  await expect(page.getByText("changed.jsonl is not sound.")).toBeVisible();
  await expect(page.getByText(/^Line 10: the digest does not match/)).toBeVisible();
  const { digest } = JSON.parse(lines[10] ?? "") as { digest: string };
  await expect(page.getByText(digest)).toBeVisible();
  expect(bodies.filter((body) => body.includes(game) || body.includes(head))).toEqual([]);
  expect(bodies.filter((body) => body.length > 1000)).toEqual([]);
});

test("a game of another server is imported, replayed, and removed by its importer or by staff", async ({
  browser,
  pageErrors,
}) => {
  const importer = uniqueName("Importer");
  const page = await openBrowserAsGuest(browser, pageErrors, importer, { viewport: { width: 360, height: 780 } });
  const log = recordedLog(2);
  const file = page.getByLabel("Game log");
  await page.goto("/games/verify");
  await page.getByRole("link", { name: "Import a game of another server" }).click();
  await expect(page.getByText("You have not imported any games.")).toBeVisible();
  const tampered = Buffer.from(log.replace('"by":"person"', '"by":"bot"'));
  await file.setInputFiles({ name: "changed.jsonl", mimeType: "application/x-ndjson", buffer: tampered });
  await expect(page.getByText(/^Line \d+: the digest does not match/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Import game" })).toHaveCount(0);

  await file.setInputFiles({ name: "game.jsonl.gz", mimeType: "application/gzip", buffer: gzipSync(log) });
  await page.getByLabel("Server where it was played").fill("no server");
  await page.getByLabel("Player in seat 1").fill("Aline, or Alice");
  await page.getByRole("button", { name: "Import game" }).click();
  await expect(page.getByText("Enter the address of a server, or nothing.")).toBeVisible();
  await expect(page.getByText("At most 40 characters, without commas.")).toBeVisible();
  await expectUsableInBothThemes(page, "the form of an import");
  await page.getByLabel("Server where it was played").fill("elsewhere.example");
  await page.getByLabel("Player in seat 1").fill("Aline");
  await page.getByRole("button", { name: "Import game" }).click();

  await expect(page).toHaveURL(/\/imports\/[0-9a-f-]{36}$/);
  const [, id = ""] = /imports\/(.+)$/.exec(page.url()) ?? [];
  await expect(page.getByText(/^Imported game, played on elsewhere\.example/)).toBeVisible();
  const about = page.getByRole("region", { name: "About this import" });
  await expect(about.getByRole("link", { name: importer })).toBeVisible();
  await expect(about.getByText("https://elsewhere.example")).toBeVisible();
  const ranking = page.getByRole("table", { name: "Ranking of the players" });
  await expect(ranking.getByRole("rowheader", { name: "Aline" })).toBeVisible();
  await expect(ranking.getByRole("rowheader", { name: "Player 2" })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/\/imports\/.*at=\d+/, { timeout: 1_000 });
  }).toPass();
  const viewpoint = page.getByRole("combobox", { name: "Point of view" });
  await viewpoint.selectOption({ label: "Aline" });
  await expect(page).toHaveURL(/as=0/);
  await expect(viewpoint).toHaveValue("0");

  await page.getByRole("link", { name: "Manage your imported games" }).click();
  await page.getByRole("button", { name: /^Remove / }).click();
  await page.getByRole("button", { name: "Remove game" }).click();
  await expect(page.getByText("You have not imported any games.")).toBeVisible();
  await page.goto(`/imports/${id}`);
  await expect(page.getByRole("heading", { name: "Imported game not found." })).toBeVisible();

  const again = await importLog(page, log);
  expect(again).toBe(id);
  const staff = await openBrowserAsGuest(browser, pageErrors, "Odo");
  await makeAdministrator(staff);
  await staff.goto(`/imports/${id}`);
  await staff.getByRole("link", { name: "Admin page" }).click();
  await staff.getByRole("row", { name: importer }).getByRole("button", { name: "Remove" }).click();
  const dialog = staff.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("It names two players.");
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(staff.getByText("No results.")).toBeVisible();
  await staff.goto(`/admin/audit?about=${id}`);
  await expect(staff.getByRole("row", { name: /removed an imported game.*It names two players/ })).toBeVisible();
});
