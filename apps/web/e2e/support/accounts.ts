import type { Page } from "@playwright/test";
import { address, expect, originHeader } from "./fixtures.ts";
import { get, post } from "./games-api.ts";

const password = "a good long word";

/** Registers the guest of a page and confirms the e-mail address. */
export async function registerAccount(page: Page, email: string): Promise<void> {
  await post(page, "/v1/account/registration", { email, password });
  const { text } = await receivedEmail(page, email);
  const token = /confirm#([\w-]+)/.exec(text)?.[1];
  const answer = await page.request.post(address("/v1/confirmations"), { data: { token }, headers: originHeader() });
  expect(answer.status()).toBe(204);
}

/** Gives the browser of a page access to the mailbox, like a browser that opened the setup link. */
export async function allowMailbox(page: Page): Promise<void> {
  const [name = "", value = ""] = (process.env.SENESCHAL_SETUP_COOKIE ?? "").split("=");
  await page.context().addCookies([{ name, value, url: address(), httpOnly: true, sameSite: "Strict" }]);
}

export async function receivedEmail(page: Page, email: string, subject?: string) {
  await allowMailbox(page);
  const found = async () => {
    const { emails } = await get(page, "/v1/dev/mailbox");
    return emails.find(
      (mail: { to: string; subject: string }) => mail.to === email && (subject ?? mail.subject) === mail.subject,
    );
  };
  await expect.poll(found, { timeout: 60_000 }).toBeDefined();
  return found();
}
