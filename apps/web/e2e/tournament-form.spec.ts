import { expect, openBrowserAsGuest, test } from "./support/fixtures.ts";

test("the form opens a folded section and focuses its first error", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Planner", { viewport: { width: 360, height: 780 } });
  await page.goto("/tournaments/new");
  await page.getByText("All settings", { exact: true }).click();
  const requirements = page.getByText("Requirements for players", { exact: true });
  await requirements.click();
  await page.getByLabel("Minimum rating").fill("1800");
  await page.getByLabel("Maximum rating").fill("1600");
  await requirements.click();
  const max = page.getByLabel("Maximum rating");
  await expect(max).toBeHidden();

  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(max).toBeFocused();
  await expect(max).toHaveAccessibleDescription("The minimum rating is higher than the maximum.");
  await max.fill("2000");
  await expect(max).toHaveAccessibleDescription("");

  const absences = page.getByText("Byes, absences and substitutes", { exact: true });
  await absences.click();
  const points = page.getByLabel("Points per round before a late registration");
  await points.fill("2000");
  await absences.click();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(points).toBeFocused();
  await expect(points).toHaveAccessibleDescription(/Enter a number from 0 to 1,000\.$/);
});
