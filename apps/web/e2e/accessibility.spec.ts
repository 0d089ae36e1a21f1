import type { Browser, Page } from "@playwright/test";
import realm from "../src/boards/fief-1429/testing/realm.json" with { type: "json" };
import moments from "../src/boards/middle-ages/testing/scenes.json" with { type: "json" };
import villageMoments from "../src/boards/village/testing/scenes.json" with { type: "json" };
import { nextMoment } from "./players/at-the-table.ts";
import { fits, isClean, isInOrder } from "./players/barriers.ts";
import { finishedGame, get, openGame, yourTurn } from "./players/games.ts";
import { expect, guest, reader, test } from "./players/house.ts";

const rooms = [
  { theme: "vellum", colorScheme: "light", width: 1440, locale: "en" },
  { theme: "candlelight", colorScheme: "dark", width: 1440, locale: "fr" },
  { theme: "vellum", colorScheme: "light", width: 360, locale: "fr" },
  { theme: "candlelight", colorScheme: "dark", width: 360, locale: "en" },
] as const;

const scenes = [
  "generic",
  "waiting",
  ...Object.keys(moments),
  ...Object.keys(villageMoments).map((kind) => `village-${kind}`),
  ...["marching", "parrying", "mourning", "talks", "ballot"].map((kind) => `classic-${kind}`),
  ...["purchases", "ballot", "stances", ...Object.keys(realm)].map((kind) => `fief-${kind}`),
];

for (const room of rooms) {
  test(`every page can be used by everybody: ${room.theme}, ${room.width} px, ${room.locale}`, async ({
    browser,
    complaints,
  }) => {
    const options = optionsOf(room);
    const page = await guest(browser, complaints, "Aveline", options);
    for (const path of await pathsFor(page)) await holds(page, path);
    const stranger = await reader(browser, complaints, options);
    for (const path of ["/", "/account", "/games/new"]) await holds(stranger, path);
  });

  test(`every part and moment of the gallery can be used by everybody: ${room.theme}, ${room.width} px, ${room.locale}`, async ({
    browser,
    complaints,
  }) => {
    const page = await reader(browser, complaints, optionsOf(room));
    await page.goto("/gallery");
    await expect(page.getByRole("heading", { level: 1, name: "Specimens of the house" })).toBeVisible();
    await isInOrder(page, "specimens");
    for (const scene of scenes) {
      await page.goto(`/gallery?scene=${scene}`);
      await expect(page.getByRole("heading", { level: 2, name: "Chronicle", exact: true })).toBeVisible();
      await isInOrder(page, scene);
    }
  });

  test(`a table at play can be used by everybody: ${room.theme}, ${room.width} px, ${room.locale}`, async ({
    browser,
    complaints,
  }) => {
    const page = await guest(browser, complaints, "Aveline", optionsOf(room));
    await atPlay(page);
    await isClean(page, "asked");
    await page.locator("fieldset.choices input[type=radio]").first().check();
    await expect(page.locator("form .go button[type=submit]")).toBeEnabled();
    await isClean(page, "chosen");
    await page.getByRole("button", { name: /Leave the game|Quitter la partie/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await isClean(page, "leaving");
  });
}

test("text may grow to twice its size, and nothing is cut off at the side", async ({ browser, complaints }) => {
  const page = await guest(browser, complaints, "Aveline", { viewport: { width: 768, height: 900 } });
  const paths = await pathsFor(page);
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    await page.addStyleTag({ content: "html { font-size: 200% !important; }" });
    await fits(page, path);
  }
});

type Room = (typeof rooms)[number];

function optionsOf({ colorScheme, width, locale }: Room) {
  return { colorScheme, locale, viewport: { width, height: width < 500 ? 780 : 900 } } satisfies Parameters<
    Browser["newContext"]
  >[0];
}

/** Every page of the site, each with something on it. */
async function pathsFor(page: Page): Promise<readonly string[]> {
  const finished = await finishedGame(page);
  const running = await openGame(page, { name: "At play", seats: 3, bots: ["greedy", "greedy"] });
  const open = await openGame(page, { name: "Gathering", seats: 3, bots: ["greedy"] });
  const { invitation } = await get(page, `/v1/games/${open}`);
  await yourTurn(page, running);
  return [
    "/",
    "/games/new",
    `/games/${open}`,
    `/invitations/${invitation}`,
    `/games/${running}`,
    `/games/${finished}`,
    `/games/${finished}/replay?at=40`,
    "/account",
    "/tournaments",
    "/tournaments/new",
    "/rules",
    "/rules/middle-ages",
    "/no/such/page",
    "/games/no-such-game",
  ];
}

async function holds(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  await isInOrder(page, path);
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator(".dry")).toHaveCount(0);
}

async function atPlay(page: Page): Promise<void> {
  const id = await openGame(page, { name: "At play", seats: 4, bots: ["greedy", "greedy", "random"] });
  await yourTurn(page, id);
  await page.goto(`/games/${id}`);
  await nextMoment(page);
}
