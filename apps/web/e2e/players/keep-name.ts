import type { Page } from "@playwright/test";
import { get, post } from "./games.ts";
import { address, expect, origin } from "./house.ts";

const password = "a good long word";

/** E-mail and password, proved by the mail that comes. */
export async function keepName(page: Page, email: string): Promise<void> {
  await post(page, "/v1/account/registration", { email, password });
  const { text } = await mailTo(page, email);
  const token = /confirm#([\w-]+)/.exec(text)?.[1];
  const answer = await page.request.post(address("/v1/confirmations"), { data: { token }, headers: origin() });
  expect(answer.status()).toBe(204);
}

/** Lets the browser of a page read the mails, as the browser that opened the setup link may. */
export async function mayReadMails(page: Page): Promise<void> {
  const [name = "", value = ""] = (process.env.SENESCHAL_SETUP_COOKIE ?? "").split("=");
  await page.context().addCookies([{ name, value, url: address(), httpOnly: true, sameSite: "Strict" }]);
}

export async function mailTo(page: Page, email: string, subject?: string) {
  await mayReadMails(page);
  const found = async () => {
    const { emails } = await get(page, "/v1/dev/mailbox");
    return emails.find(
      (mail: { to: string; subject: string }) => mail.to === email && (subject ?? mail.subject) === mail.subject,
    );
  };
  await expect.poll(found, { timeout: 60_000 }).toBeDefined();
  return found();
}
