import type { Browser, CDPSession, Page } from "@playwright/test";
import { expectUsableInBothThemes } from "./support/accessibility.ts";
import { address, expect, openBrowser, test, uniqueName } from "./support/fixtures.ts";

const password = "a good long word";
const site = () => address().replace("127.0.0.1", "localhost");

test("a passkey is added, renamed, signs in without a password, and is removed", async ({ browser, pageErrors }) => {
  const name = uniqueName("Thibaut");
  const page = await openSite(browser, pageErrors);
  await page.addInitScript(suggestsPasskeys, false);
  await createAccount(page, name);
  const device = await addDevice(page);

  await page.goto("/account");
  await expect(page.getByText("You have no passkeys yet.")).toBeVisible();
  await addPasskey(page, "Laptop");
  await page.getByRole("button", { name: "Rename the passkey Laptop" }).click();
  await page.getByLabel("Name of the passkey").fill("Old laptop");
  await page.getByLabel("Name of the passkey").press("Enter");
  await expect(page.getByRole("button", { name: "Remove the passkey Old laptop" })).toBeVisible();
  await expectUsableInBothThemes(page, "a passkey");
  await addPasskey(page, "The same laptop");
  await expect(page.getByText("This device already has a passkey for your account.")).toBeVisible();

  const signOut = page.getByRole("button", { name: "Sign out", exact: true });
  await device.recognizes(false);
  await signOut.click();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("Your device gave no passkey.")).toBeVisible();
  await device.recognizes(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Account: ${name}` })).toBeVisible();
  await expect(page.getByText(/last used/)).toBeVisible();

  // The device chooses the first passkey that is suggested for the e-mail field.
  await page.evaluate(suggestsPasskeys, true);
  const signedIn = page.waitForResponse((answer) => answer.url().endsWith("/v1/sign-in/passkey"));
  await signOut.click();
  await signedIn;
  await expect(page.getByRole("heading", { level: 1, name: `Account: ${name}` })).toBeVisible();
  await page.evaluate(suggestsPasskeys, false);

  await page.getByRole("button", { name: "Remove the passkey Old laptop" }).click();
  await expectUsableInBothThemes(page, "a passkey that is about to be removed");
  await page.getByRole("button", { name: "Remove passkey" }).click();
  await expect(page.getByText("You have no passkeys yet.")).toBeVisible();
  await signOut.click();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("The passkey was not accepted.")).toBeVisible();
});

test("a page at an address without passkeys says so", async ({ browser, pageErrors }) => {
  const page = await openBrowser(browser, pageErrors);
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("Passkeys do not work at this address.")).toBeVisible();
});

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Name of the passkey").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Add passkey" }).click();
}

/** Browsers have no passkeys at addresses without a name. */
const openSite = (browser: Browser, pageErrors: string[]) =>
  openBrowser(browser, pageErrors, { baseURL: site(), viewport: { width: 360, height: 740 } });

async function createAccount(page: Page, name: string): Promise<void> {
  const headers = { origin: site() };
  await page.request.post("/v1/guests", { data: { name }, headers });
  const data = { email: `thibaut-${crypto.randomUUID()}@example.org`, password };
  const answer = await page.request.post("/v1/account/registration", { data, headers });
  expect(answer.status()).toBe(200);
}

/** Runs in the page. Whether the browser suggests passkeys for fields. */
function suggestsPasskeys(isAvailable: boolean): void {
  window.PublicKeyCredential.isConditionalMediationAvailable = async () => isAvailable;
}

interface Device {
  /** Whether it recognizes its user from now on. */
  recognizes(isRecognized: boolean): Promise<void>;
}

async function addDevice(page: Page): Promise<Device> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognizes: async (isUserVerified) => {
      await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
  };
}
