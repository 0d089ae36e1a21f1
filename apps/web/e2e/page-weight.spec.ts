import { address, expect, openBrowser, test } from "./support/fixtures.ts";
import { budgetOf, prepareMeasuredPages, shiftMax } from "./support/measured-pages.ts";
import { weighPage } from "./support/page-weight.ts";

test("no page weighs more than its budget, and none moves while it loads on a phone", async ({
  browser,
  pageErrors,
}) => {
  const owner = await openBrowser(browser, pageErrors);
  const measured = await prepareMeasuredPages(owner.request, address());
  for (const one of measured) {
    const storageState = one.isSignedIn ? await owner.context().storageState() : undefined;
    const page = await openBrowser(browser, pageErrors, {
      viewport: { width: 360, height: 780 },
      ...(storageState && { storageState }),
    });
    const { html, scripts, lateBoardStyles, shift } = await weighPage(page, one);
    const budget = budgetOf(one);
    expect.soft(html, `HTML of ${one.name}`).toBeLessThanOrEqual(budget.html);
    expect.soft(scripts, `scripts of ${one.name}`).toBeLessThanOrEqual(budget.scripts);
    expect.soft(lateBoardStyles, `styles of the board of ${one.name} that its HTML does not link`).toEqual([]);
    expect.soft(shift, `layout shifts of ${one.name}`).toBeLessThanOrEqual(shiftMax);
    await page.context().close();
  }
});
