import { address, expect, openBrowser, test } from "./support/fixtures.ts";
import { budgetOf, prepareMeasuredPages } from "./support/measured-pages.ts";
import { weighPage } from "./support/page-weight.ts";

test("no page weighs more than its budget", async ({ browser, pageErrors }) => {
  const owner = await openBrowser(browser, pageErrors);
  const measured = await prepareMeasuredPages(owner.request, address());
  for (const one of measured) {
    const storageState = one.isSignedIn ? await owner.context().storageState() : undefined;
    const page = await openBrowser(browser, pageErrors, storageState && { storageState });
    const { html, scripts } = await weighPage(page, one);
    const budget = budgetOf(one);
    expect.soft(html, `HTML of ${one.name}`).toBeLessThanOrEqual(budget.html);
    expect.soft(scripts, `scripts of ${one.name}`).toBeLessThanOrEqual(budget.scripts);
    await page.context().close();
  }
});
