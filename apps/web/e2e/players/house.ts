import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";

/** Where the house of these tests stands. */
export function address(path = ""): string {
  const house = process.env.SENESCHAL_ADDRESS;
  if (house === undefined) throw new Error("the house is not open");
  return `${house}${path}`;
}

/** A page of its own for each test that complains about whatever the reader never sees. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first argument.
    async ({}, use) => {
      const complaints: string[] = [];
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

type Options = Parameters<Browser["newContext"]>[0];

/** A reader with a browser of their own. */
export async function reader(browser: Browser, complaints: string[], options: Options = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: address(), reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== address()) complaints.push(`left the house: ${url}`);
  });
  page.on("console", (message) => {
    const text = message.text();
    if (/Content Security Policy|hydrat|MISSING_MESSAGE|INVALID_MESSAGE|FORMATTING_ERROR/i.test(text)) {
      complaints.push(`console: ${text}`);
    }
  });
  return page;
}

/** A reader who has given a name. */
export async function guest(
  browser: Browser,
  complaints: string[],
  name: string,
  options: Options = {},
): Promise<Page> {
  const page = await reader(browser, complaints, options);
  await becomeGuest(page.context(), name);
  return page;
}

export async function becomeGuest(context: BrowserContext, name: string): Promise<void> {
  const answer = await context.request.post(address("/v1/guests"), { data: { name }, headers: origin() });
  expect(answer.status()).toBe(201);
}

/** A name that no other test bears, nor this one when it runs once more against the same server. */
export function unique(name: string): string {
  return `${name} ${crypto.randomUUID().slice(0, 8)}`;
}

/** The header that a browser sends by itself, so that the house knows its own pages. */
export function origin(): Record<string, string> {
  return { origin: address() };
}
