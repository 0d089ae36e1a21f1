import { expectUsableInBothThemes } from "./support/accessibility.ts";
import { expect, openBrowserAsGuest, test } from "./support/fixtures.ts";

const player = (rank: number, name: string, rating: number) =>
  `001 ${String(rank).padStart(4)}      ${name.padEnd(33)} ${rating}`;
const report = ["012 The open d\u0092Évreux", player(1, "Kowalski, Jan", 1900), player(2, "Nowak, Ewa", 2100)];
const fileOf = (lines: readonly string[]) => ({
  name: "open.trf",
  mimeType: "text/plain",
  // Windows-1252, as chess programs write it: its apostrophe is the control character 0x92 of Latin-1.
  buffer: Buffer.from(`${lines.join("\r\n")}\r\n`, "latin1"),
});

test("a report of a chess program becomes a draft, once its lines are correct", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Directrix", { viewport: { width: 360, height: 780 } });
  await page.goto("/tournaments");
  await page.getByRole("link", { name: "Import a tournament" }).click();
  await page.getByLabel("File").setInputFiles(fileOf([...report, player(2, "Adam", 1500)]));
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("Line 4: the starting rank 2 is repeated.")).toBeVisible();
  await expectUsableInBothThemes(page, "an import that failed");

  await page.getByLabel("File").setInputFiles(fileOf(report));
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("heading", { name: "The open d’Évreux" })).toBeVisible();
  const players = page.locator("#players li");
  await expect(players.first()).toContainText("Nowak, Ewa");
  await expect(players.last()).toContainText("Kowalski, Jan");
  await expect(page.getByRole("button", { name: "Add players by name" })).toBeVisible();
  await players.first().locator("summary").click();
  await expect(page.getByRole("button", { name: "Rename Nowak, Ewa" })).toBeVisible();
});
