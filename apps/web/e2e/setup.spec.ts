import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openHouse } from "../../../scripts/house/house.mjs";
import { setupLink } from "../../../scripts/house/setup-link.mjs";
import { ask, freePort, startApi } from "./house/web-server.ts";
import { isInOrder } from "./players/barriers.ts";
import { expect, test } from "./players/house.ts";

// A server of its own, new and without an administrator, as `npm start` opens it.
let address: string;
let data: string;
let house: ReturnType<typeof openHouse>;

test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "seneschal-setup-"));
  const api = await freePort();
  const web = await freePort(api + 1);
  house = openHouse({
    ports: { api: String(api), web: String(web) },
    env: { SENESCHAL_DATA: data, LOG_LEVEL: "warn" },
    onGone: (why: string) => {
      throw new Error(why);
    },
  });
  address = (await house.opened).address;
});
test.afterAll(async () => {
  await house.close();
  await rm(data, { recursive: true, force: true });
});

const email = "aveline@example.org";
const newLink = () => setupLink(address, { SENESCHAL_DATA: data });

test("the person who started the server becomes its first administrator in the browser", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const link = await newLink();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "The first administrator" })).toBeVisible();
  expect(page.url()).toBe(`${address}/setup`);
  await isInOrder(page, "the setup");
  await keepNewName(page);
  await confirmByMail(page);
  await page.getByRole("button", { name: "Become administrator" }).press("Enter");
  await page.getByRole("link", { name: "Open the desk" }).click();
  await expect(page).toHaveURL(/\/desk\/games/);

  await page.goto(`${address}/setup`);
  await expect(page.getByText("You are an administrator.")).toBeVisible();
  const other = await (await browser.newContext({ locale: "fr" })).newPage();
  await other.goto(link);
  await expect(other.getByText("Il faut le lien de mise en service")).toBeVisible();
  await expectNoMails(Number(new URL(address).port));
});

test("a plain proxy in front shows the mails to nobody", async () => {
  // As nginx does with one line: its target as Host, and not a word of where the request comes from.
  const target = Number(new URL(address).port);
  const proxy = await startApi((question, response) => {
    const headers = { ...question.headers, host: `127.0.0.1:${target}` };
    const asked = request({ port: target, host: "127.0.0.1", path: question.url, method: question.method, headers });
    question.pipe(asked.on("response", (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 500))));
  });
  await expectNoMails(proxy.port);
  await proxy.stop();
});

async function keepNewName(page: Page): Promise<void> {
  await page.getByLabel("Your name").fill("Aveline");
  await page.getByRole("button", { name: "Come in" }).click();
  await expect(page.getByText("Now keep your name by e-mail.")).toBeVisible();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill("a good long word");
  await page.getByRole("button", { name: "Keep my name" }).click();
}

async function confirmByMail(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Read the mail", exact: true }).click();
  await page.waitForURL("**/outbox");
  const mails = async () => (await page.request.get(`${address}/v1/outbox`)).text();
  await expect.poll(mails).toContain(email);
  await page.reload();
  await expect(page.getByText(`to ${email}`)).toBeVisible();
  await page.getByRole("link", { name: /account\/confirm#/ }).click();
  await page.getByRole("button", { name: "This is my address" }).click();
  await page.getByRole("link", { name: "Back to the setup" }).click();
}

async function expectNoMails(port: number): Promise<void> {
  const claims = { "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "localhost", cookie: "seneschal-setup=x" };
  for (const headers of [{}, claims]) {
    for (const path of ["/outbox", "/v1/outbox", "/v1/setup"]) {
      const { status } = await ask(port, path, { headers });
      expect({ path, status }).toEqual({ path, status: 404 });
    }
  }
}
