import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { hydratedPage } from "./page-state.ts";

/** An address on the server under test. */
export function address(path = ""): string {
  const server = process.env.SENESCHAL_ADDRESS;
  if (server === undefined) throw new Error("the server is not running");
  return `${server}${path}`;
}

/**
 * Fails a test if one of its pages reports an error, a missing message or a request to another host. Then closes its
 * pages: they would follow their games until the last test is over.
 */
export const test = base.extend<{ pageErrors: string[] }>({
  pageErrors: [
    async ({ browser }, use) => {
      const pageErrors: string[] = [];
      await use(pageErrors);
      await Promise.all(browser.contexts().map((context) => context.close()));
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

type Options = Parameters<Browser["newContext"]>[0];

/** A page in a new browser context, without an account. Where it goes, it waits until the new page hears clicks and keys. */
export async function openBrowser(browser: Browser, pageErrors: string[], options: Options = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address(),
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...options,
  });
  const page = hydratedPage(await context.newPage());
  page.on("pageerror", (error) => pageErrors.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== (options.baseURL ?? address()))
      pageErrors.push(`requested another host: ${url}`);
  });
  page.on("console", (message) => {
    const text = message.text();
    if (/Content Security Policy|hydrat|MISSING_MESSAGE|INVALID_MESSAGE|FORMATTING_ERROR/i.test(text)) {
      pageErrors.push(`console: ${text}`);
    }
  });
  return page;
}

/** The same, signed in as a guest. */
export async function openBrowserAsGuest(
  browser: Browser,
  pageErrors: string[],
  name: string,
  options: Options = {},
): Promise<Page> {
  const page = await openBrowser(browser, pageErrors, options);
  await createGuest(page.context(), name);
  return page;
}

export async function createGuest(context: BrowserContext, name: string): Promise<void> {
  const answer = await context.request.post(address("/v1/guests"), { data: { name }, headers: originHeader() });
  expect(answer.status()).toBe(201);
}

/** A name that no other test uses, nor this test when it runs again on the same server. */
export function uniqueName(name: string): string {
  return `${name} ${crypto.randomUUID().slice(0, 8)}`;
}

/** The `Origin` header, which a browser sends by itself. */
export function originHeader(): Record<string, string> {
  return { origin: address() };
}
