import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/accessibility.ts";
import { address, expect, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { createFinishedGame, createGame, get, post } from "./support/games-api.ts";

test("links to public pages are previewed with title and description", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Aveline");
  const game = await createFinishedGame(page, "The long road");
  const { id: player } = await get(page, "/v1/session");
  const found = await previewOf(page, `/games/${game}`);
  expect(found.title).toBe("The long road · Seneschal");
  expect(found.properties.get("og:title")).toBe("The long road");
  expect(found.properties.get("og:url")).toBe(address(`/games/${game}`));
  expect(found.properties.get("og:description")).toMatch(/^Middle-Ages with Aveline.*Won by /);
  const image = found.properties.get("og:image") ?? "";
  expect(image).toBe(address(`/v1/games/${game}/position.png?language=en`));
  const picture = await page.request.get(image);
  expect(picture.headers()["content-type"]).toBe("image/png");
  const size = sizeOf(await picture.body());
  expect(size).toEqual([1200, 630]);
  const step = await previewOf(page, `/games/${game}/replay?at=20`);
  expect(step.properties.get("og:image")).toContain("&at=20");
  const replay = await previewOf(page, `/games/${game}/replay`);
  expect(replay.title).toBe("Replay: The long road · Seneschal");
  const profile = await previewOf(page, `/players/${player}`);
  expect(profile.title).toBe("Aveline · Seneschal");
  const rules = await previewOf(page, "/rules/village");
  expect(rules.title).toBe("Rules of Village · Seneschal");
  const cover = await page.request.get(rules.properties.get("og:image") ?? "");
  expect(cover.headers()["content-type"]).toBe("image/jpeg");
});

test("a link to a tournament shows its name and its game, and one to a draft shows nothing", async ({
  browser,
  pageErrors,
}) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Oda");
  const { readyMade } = await get(page, "/v1/tournament-templates?ruleset=village");
  const plan = { ...readyMade[0].plan, name: "The harvest cup" };
  const { id } = await post(page, "/v1/tournaments", { plan });
  const draft = await previewOf(page, `/tournaments/${id}`);
  expect([draft.title, draft.properties.get("og:image")]).toEqual([
    "Tournaments · Seneschal",
    address("/icons/seneschal-512.png"),
  ]);
  await post(page, `/v1/tournaments/${id}/actions`, { action: { type: "open-entry" } });
  const open = await previewOf(page, `/tournaments/${id}`);
  expect(open.title).toBe("The harvest cup · Seneschal");
  expect(open.properties.get("og:title")).toBe("The harvest cup");
  expect(open.properties.get("og:description")).toMatch(/^Village tournament, no players yet/);
  const picture = await page.request.get(open.properties.get("og:image") ?? "");
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
});

test("a private game is previewed like a game that does not exist", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Bérenger");
  const options = { ruleset: "middle-ages", options: {}, seats: 3, bots: [] };
  const { id } = await post(page, "/v1/games", { ...options, name: "Behind closed doors", visibility: "invitation" });
  const unknown = id.replace(/.{4}$/, "0000");
  for (const path of ["", "/replay"]) {
    // The host asks, with their cookies: a preview never depends on who asks.
    const shown = await previewOf(page, `/games/${id}${path}`);
    const missing = await previewOf(page, `/games/${unknown}${path}`);
    expect(shown).toEqual(missing);
    expect(shown.title).toBe("Seneschal");
    expect(shown.properties.get("og:title")).toBe("Seneschal");
    expect(shown.properties.get("og:image")).toBe(address("/icons/seneschal-512.png"));
  }
  const frames = await Promise.all([id, unknown].map((game) => page.request.get(address(`/embed/games/${game}`))));
  const embedded = await Promise.all(frames.map((frame) => frame.text()));
  expect([frames[0]?.status(), embedded[0]]).toEqual([404, embedded[1]]);
  const asked = await page.request.get(address(`/oembed?url=${encodeURIComponent(address(`/games/${id}`))}`));
  const refused = await asked.text();
  expect([asked.status(), refused]).toEqual([404, "{}"]);
  for (const file of ["position.svg", "position.png", "animation.gif", "animation.webp"]) {
    const [shown, missing] = await Promise.all(
      [id, unknown].map((game) => page.request.get(address(`/v1/games/${game}/${file}`))),
    );
    expect([shown?.status(), missing?.status()]).toEqual([404, 404]);
  }
  const { id: host } = await get(page, "/v1/session");
  for (const path of ["/sitemap.xml", `/players/${host}`, `/v1/players/${host}/games`]) {
    const listed = await (await page.request.get(address(path))).text();
    expect(listed, path).not.toContain(id);
  }
});

test("other sites can embed a public game, and no other page", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Sibylle");
  const game = await createFinishedGame(page, "For the forum");
  const html = await (await page.request.get(address(`/games/${game}`))).text();
  const [, link = ""] = /application\/json\+oembed"[^>]* href="([^"]*)"/.exec(html) ?? [];
  const embed = await (await page.request.get(link.replaceAll("&amp;", "&"))).json();
  expect(embed).toMatchObject({ type: "rich", title: "For the forum" });
  const [, frame = ""] = /src="([^"]*)"/.exec(embed.html) ?? [];
  const framed = await page.request.get(frame);
  expect(framed.headers()["content-security-policy"]).toContain("frame-ancestors *");
  expect(framed.headers()["x-frame-options"]).toBeUndefined();
  expect(framed.headers()["set-cookie"]).toBeUndefined();
  const own = await page.request.get(address(`/games/${game}`));
  expect(own.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");

  await page.goto(frame);
  const picture = page.getByRole("img", { name: "Position of the game For the forum" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole("link", { name: "One step back" }).click();
  await expect(page).toHaveURL(/at=\d+/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("a part of a finished game can be had as an animated picture", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Sibylle");
  const game = await createFinishedGame(page, "In motion");
  await page.goto(`/games/${game}/replay?at=3`);
  await page.getByRole("button", { name: "Animated GIF" }).click();
  const dialog = page.getByRole("dialog", { name: "Animated GIF of the game" });
  await dialog.getByLabel("Which part").selectOption("Up to the step shown");
  await expectNoViolations(page, "the dialog of the animation");
  await dialog.getByRole("button", { name: "Create GIF" }).click();
  const picture = dialog.getByRole("img", { name: "The game In motion, animated" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
  const download = dialog.getByRole("link", { name: "Download GIF" });
  const file = await page.request.get(address((await download.getAttribute("href")) ?? ""));
  expect(file.headers()["content-type"]).toBe("image/gif");
  const body = await file.body();
  expect(body.subarray(0, 6).toString()).toBe("GIF89a");

  const running = await createGame(page, { name: "Not over", seats: 2, bots: ["easy"] });
  const refused = await page.request.get(address(`/v1/games/${running}/animation.gif`));
  const { code } = await refused.json();
  expect([refused.status(), code]).toEqual([409, "not-finished"]);
});

test("search engines find the public pages", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Oda");
  const open = await createGame(page, { name: "Not over", seats: 3, bots: [] });
  const finished = await createFinishedGame(page);
  const robots = await (await page.request.get(address("/robots.txt"))).text();
  expect(robots).toContain("Disallow: /account");
  expect(robots).toContain(`Sitemap: ${address("/sitemap.xml")}`);
  const sitemap = await (await page.request.get(address("/sitemap.xml"))).text();
  expect(sitemap).toContain(`<loc>${address(`/games/${finished}/replay`)}</loc>`);
  expect(sitemap).toContain(`<loc>${address("/rules/village")}</loc>`);
  expect(sitemap).not.toContain(open);
  const icon = await page.request.get(address("/favicon.ico"));
  expect(icon.headers()["content-type"]).toContain("icon");
});

/** Width and height of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** What a program that previews links reads: the title and the properties in the head of the page. */
async function previewOf(page: Page, path: string) {
  const html = await (await page.request.get(address(path))).text();
  const [head = ""] = html.split("</head>");
  const properties = [
    ...head.matchAll(/<meta (?:property|name)="((?:og:|twitter:|description|robots)[^"]*)" content="([^"]*)"/g),
  ];
  return {
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1],
    properties: new Map(properties.map(([, name = "", content = ""]) => [name, content.replaceAll("&amp;", "&")])),
  };
}
