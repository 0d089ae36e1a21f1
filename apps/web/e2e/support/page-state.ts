import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Sends a move, and waits until the API has accepted it and the page shows the new position.
 * @param path end of the URL that the move is sent to
 */
export async function sendAndWait(page: Page, send: () => Promise<void>, path = "/moves"): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith(path));
  await send();
  const answer = await answered;
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  const { version } = await answer.json();
  await waitForVersion(page, version);
}

/** Waits until the preview is drawn: it moves the button down, and an earlier click would miss it. */
export async function waitForPreview(page: Page): Promise<void> {
  await expect(page.locator("form[data-preview=coming]")).toHaveCount(0);
}

/** Waits until the page of a game shows the position of a version, or a later one. */
async function waitForVersion(page: Page, version: number): Promise<void> {
  const shown = async () => Number(await page.locator("main").getAttribute("data-version"));
  await expect.poll(shown).toBeGreaterThanOrEqual(version);
}

/** Waits until React has hydrated an element; keys and clicks before that are lost. */
export async function waitForHydration(part: Locator): Promise<void> {
  const isHydrated = () => part.evaluate((drawn) => Object.keys(drawn).some((key) => key.startsWith("__reactProps")));
  await expect.poll(isHydrated).toBe(true);
}

/** The page. What loads it waits until React has hydrated all controls, unless it waits for less than the load. */
export function hydratedPage(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil === undefined) await waitForControls(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await waitForControls(page);
    return answer;
  };
  return page;
}

async function waitForControls(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(unhydrated), { intervals: [10, 20, 50, 100] }).toEqual([]);
}

/** Runs in the page. The controls that React has not hydrated yet, if it is a page of React. */
function unhydrated(): string[] {
  if (document.querySelector('script[src*="/_next/"]') === null) return [];
  const controls = [...document.querySelectorAll("button, form, input, select, textarea, summary")];
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
  return controls.filter((element) => !isHydrated(element)).map(({ outerHTML }) => outerHTML.slice(0, 200));
}
