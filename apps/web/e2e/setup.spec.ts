import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openServers } from "../../../scripts/servers/servers.mjs";
import { setupLink } from "../../../scripts/servers/setup-link.mjs";
import { freePort, sendRequest, startApi } from "./server/web-server.ts";
import { expectUsableInBothThemes } from "./support/accessibility.ts";
import { expect, test } from "./support/fixtures.ts";
import { hydratedPage } from "./support/page-state.ts";

/** Both servers trust it; they do not trust 127.0.0.1. */
const proxy = "127.0.0.2";

// A server of its own, new and without an administrator, as `npm start` opens it.
let address: string;
let data: string;
let servers: ReturnType<typeof openServers>;

test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "seneschal-setup-"));
  const api = await freePort();
  const web = await freePort(api + 1);
  servers = openServers({
    ports: { api: String(api), web: String(web) },
    env: { DATA_DIR: data, LOG_LEVEL: "warn", TRUSTED_PROXIES: proxy },
    onGone: (why: string) => {
      throw new Error(why);
    },
  });
  address = (await servers.opened).address;
});
test.afterAll(async () => {
  await servers.close();
  await rm(data, { recursive: true, force: true });
});

const email = "aveline@example.org";
const newLink = () => setupLink(address, { DATA_DIR: data });

test("the person who started the server becomes its first administrator in the browser", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = hydratedPage(await context.newPage());
  const link = await newLink();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "First administrator" })).toBeVisible();
  expect(page.url()).toBe(`${address}/setup`);
  await expectUsableInBothThemes(page, "the setup");
  await createAccount(page);
  await confirmByMail(page);
  await page.getByRole("button", { name: "Become administrator" }).press("Enter");
  await page.getByRole("link", { name: "Open the admin pages" }).click();
  await expect(page).toHaveURL(/\/admin\/games/);

  await page.goto(`${address}/setup`);
  await expect(page.getByText("You are an administrator.")).toBeVisible();
  const other = hydratedPage(await (await browser.newContext({ locale: "fr" })).newPage());
  await other.goto(link);
  await expect(other.getByText("Il faut un lien d’installation")).toBeVisible();
  await expectNoMails(Number(new URL(address).port));
});

test("does not show e-mails through a proxy that is not trusted", async () => {
  // Like nginx with a bare proxy_pass: Host is the target, and no header says where the request comes from.
  const target = Number(new URL(address).port);
  const proxy = await startApi((question, response) => {
    const headers = { ...question.headers, host: `127.0.0.1:${target}` };
    const asked = request({ port: target, host: "127.0.0.1", path: question.url, method: question.method, headers });
    question.pipe(asked.on("response", (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 500))));
  });
  await expectNoMails(proxy.port);
  await proxy.stop();
});

const claims: readonly (readonly [string, Record<string, string>])[] = [
  ["says nothing", {}],
  ["claims to come from here", { "x-forwarded-for": "127.0.0.1", "x-real-ip": "::1", forwarded: "for=127.0.0.1" }],
  ["claims so with underscores", { x_forwarded_for: "127.0.0.1", x_forwarded_host: "localhost" }],
  ["drops the forwarding headers", { connection: "x-forwarded-for, x-forwarded-host" }],
  ["came through a proxy that is not trusted", { via: "1.1 proxy", forwarded: "for=203.0.113.9;host=evil.example" }],
  ["names another host", { host: "evil.example" }],
  ["names this machine", { host: "localhost" }],
  ["was forwarded for another host", { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" }],
];
const becoming = { method: "POST", path: "/v1/setup/administrator" };
const forOperator = ["/dev/mailbox", "/v1/dev/mailbox", "/v1/setup"].map((path) => ({ method: "GET", path }));

test("only the key gives access to e-mails and setup, whatever the headers claim", async () => {
  const port = Number(new URL(address).port);
  const key = new URL(await newLink()).hash.slice(1);
  const openLink = (headers: Record<string, string>) =>
    sendRequest(port, "/v1/setup/session", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ key }),
    });
  const opened = await openLink({});
  const [cookie = ""] = opened.headers["set-cookie"]?.[0]?.split(";") ?? [];
  expect(cookie).toMatch(/^seneschal-setup=./);
  for (const [way, headers] of claims) {
    for (const other of [{}, { cookie: "seneschal-setup=x" }, { cookie: `seneschal-setup=${key}` }]) {
      for (const { method, path } of [...forOperator, becoming]) {
        const { status } = await sendRequest(port, path, { method, headers: { ...headers, ...other } });
        expect({ way, path, status }).toEqual({ way, path, status: 404 });
      }
    }
    for (const { method, path } of forOperator) {
      const { status } = await sendRequest(port, path, { method, headers: { ...headers, cookie } });
      expect({ way, path, status }).toEqual({ way, path, status: 200 });
    }
    // The key can be used once, even with the cookie.
    const again = await openLink({ ...headers, cookie });
    expect({ way, status: again.status }).toEqual({ way, status: 409 });
  }
});

test("both servers trust the configured proxy, and nothing else", async () => {
  test.skip(process.platform !== "linux", "Only Linux has more than one address for this machine by itself.");
  const claim = { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" };
  const signedIn = async (from: string) => {
    const port = Number(new URL(address).port);
    const headers = { ...claim, "content-type": "application/json" };
    const guest = { method: "POST", headers, body: JSON.stringify({ name: `Aveline ${from}` }), from };
    const { body, headers: given } = await sendRequest(port, "/v1/guests", guest);
    const authorization = `Bearer ${JSON.parse(String(body)).token}`;
    const list = await sendRequest(port, "/v1/account/sessions", { headers: { authorization } });
    const [session] = JSON.parse(String(list.body)).sessions;
    return { network: session.network, isSecure: /; Secure/.test(String(given["set-cookie"])) };
  };
  const byProxy = await signedIn(proxy);
  expect(byProxy).toEqual({ network: "203.0.113.0", isSecure: true });
  const direct = await signedIn("127.0.0.1");
  expect(direct).toEqual({ network: "127.0.0.0", isSecure: false });
});

async function createAccount(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Display name" }).fill("Aveline");
  await page.getByRole("button", { name: "Choose this name" }).click();
  await expect(page.getByText("Now create an account with your e-mail address.")).toBeVisible();
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password").fill("a good long word");
  await page.getByRole("button", { name: "Create account" }).click();
}

async function confirmByMail(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Read the e-mail", exact: true }).click();
  await page.waitForURL("**/dev/mailbox");
  const emails = async () => (await page.request.get(`${address}/v1/dev/mailbox`)).text();
  await expect.poll(emails).toContain(email);
  await page.reload();
  await expect(page.getByText(`to ${email}`)).toBeVisible();
  await page.getByRole("link", { name: /account\/confirm#/ }).click();
  await page.getByRole("button", { name: "Confirm address" }).click();
  await page.getByRole("link", { name: "Back to setup" }).click();
}

async function expectNoMails(port: number): Promise<void> {
  const claims = { "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "localhost", cookie: "seneschal-setup=x" };
  for (const headers of [{}, claims]) {
    for (const path of ["/dev/mailbox", "/v1/dev/mailbox", "/v1/setup"]) {
      const { status } = await sendRequest(port, path, { headers });
      expect({ path, status }).toEqual({ path, status: 404 });
    }
  }
}
