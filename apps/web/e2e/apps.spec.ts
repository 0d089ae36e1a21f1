import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expectUsable } from "./support/accessibility.ts";
import { registerAccount } from "./support/accounts.ts";
import { address, expect, openBrowser, openBrowserAsGuest, test, uniqueName } from "./support/fixtures.ts";

const deviceGrant = "urn:ietf:params:oauth:grant-type:device_code";
const guide = readFileSync(new URL("../../../docs/guides/connect-an-app.md", import.meta.url), "utf8");
const page360 = { viewport: { width: 360, height: 740 } };

async function post(path: string, body: object | URLSearchParams) {
  const isForm = body instanceof URLSearchParams;
  const headers = isForm ? {} : { "content-type": "application/json" };
  const answer = await fetch(address(path), { method: "POST", headers, body: isForm ? body : JSON.stringify(body) });
  return answer.json();
}

async function registerApp(name: string, rest: object): Promise<string> {
  return (await post("/v1/oauth/register", { client_name: name, ...rest })).client_id;
}

/** The page of the guide, on an origin of its own. */
async function guidePage(name: string) {
  let html = "";
  const server = createServer((_request, response) => void response.setHeader("content-type", "text/html").end(html));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const client = await registerApp(name, { redirect_uris: [url] });
  const example = /```html\n([\s\S]*?)```/.exec(guide)?.[1] ?? "";
  html = example.replace("http://127.0.0.1:3000", address()).replace("…", client);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, close };
}

test("an app on another origin and a device act for an account until it disconnects them", async ({
  browser,
  pageErrors,
}) => {
  const name = uniqueName("Isabeau");
  const page = await openBrowserAsGuest(browser, pageErrors, name, page360);
  await registerAccount(page, `isabeau-${crypto.randomUUID()}@example.org`);
  const app = await guidePage("Herald");
  try {
    // Its requests to us are no errors.
    const there = await page.context().newPage();
    await there.goto(app.url);
    await there.getByRole("button", { name: "Connect" }).click();
    await expect(there.getByText("See your profile, vacations and block list")).toBeVisible();
    await expectUsable(there, "the consent page");
    await there.getByRole("link", { name: "Deny" }).click();
    await expect(there).toHaveURL(/error=access_denied/);
    await there.getByRole("button", { name: "Connect" }).click();
    await there.getByRole("button", { name: "Allow" }).click();
    await expect(there.getByRole("status")).toHaveText(name);
  } finally {
    app.close();
  }
  await connectDevice(page);
  await disconnectAll(page);
});

test("a visitor signs in before answering an app, and a wrong link leads nowhere", async ({ browser, pageErrors }) => {
  const visitor = await openBrowser(browser, pageErrors, page360);
  const client_id = await registerApp("Quill", { redirect_uris: ["https://quill.example/"] });
  const request = { client_id, redirect_uri: "https://quill.example/", response_type: "code", scope: "games:read" };
  const challenge = { code_challenge: "x".repeat(43), code_challenge_method: "S256" };
  const answer = await visitor.goto(`/oauth/authorize?${new URLSearchParams({ ...request, ...challenge })}`);
  expect(answer?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  await expect(visitor.getByText("Your answer goes to quill.example.")).toBeVisible();
  await expect(visitor.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expect(visitor.getByRole("button", { name: "Allow" })).toHaveCount(0);
  await visitor.goto(`/oauth/authorize?${new URLSearchParams(request)}`);
  await expect(visitor.getByRole("link", { name: "Back to the app" })).toHaveAttribute("href", /error=invalid_request/);
  await visitor.goto(`/oauth/authorize?${new URLSearchParams({ ...request, redirect_uri: "https://evil.example/" })}`);
  await expect(visitor.getByText("This link does not work")).toBeVisible();
  await expect(visitor.getByText("The app has not registered this `redirect_uri`.")).toBeVisible();
});

async function connectDevice(page: Page): Promise<void> {
  const client_id = await registerApp("Quill of the terminal", { grant_types: [deviceGrant] });
  const begun = await post("/v1/oauth/device", new URLSearchParams({ client_id, scope: "profile:read" }));
  await page.goto("/device");
  await page.getByLabel("Code").fill("bcd");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Enter the eight letters that the device shows.")).toBeVisible();
  await page.getByLabel("Code").fill(begun.user_code.toLowerCase());
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Quill of the terminal")).toBeVisible();
  await expectUsable(page, "the question of a device");
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByText("The device is connected")).toBeVisible();
  const { device_code } = begun;
  const tokens = await post(
    "/v1/oauth/token",
    new URLSearchParams({ grant_type: deviceGrant, client_id, device_code }),
  );
  expect(tokens.access_token).toMatch(/^sen_oat_/);
}

async function disconnectAll(page: Page): Promise<void> {
  await page.goto("/account/apps");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Herald", "Quill of the terminal"]);
  await expectUsable(page, "the connected apps");
  for (const app of ["Herald", "Quill of the terminal"]) {
    await page.getByRole("button", { name: `Disconnect ${app}` }).click();
    await page.getByRole("button", { name: "Disconnect app" }).click();
    await expect(page.getByRole("heading", { name: app })).toHaveCount(0);
  }
  await expect(page.getByText("You have connected no apps.")).toBeVisible();
}
