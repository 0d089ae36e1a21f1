import type { Page } from "@playwright/test";
import { expect, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { get, post } from "./support/games-api.ts";

const groups = { format: "swiss", field: { from: "all" }, sizes: { least: 3, most: 4, preferred: 4 }, rounds: 3 };
const bracket = { format: "knock-out", field: { from: "all" }, sizes: { least: 2, most: 2, preferred: 2 }, advance: 1 };
/** Players have long names. */
const playerNames = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ name: `Maximilian von Hohenstein ${place + 1}` }));

test.describe("the sheets of a tournament on physical boards", () => {
  for (const [players, stage, pages] of [
    [16, groups, { pairings: 1, slips: 1, standings: 1, diagram: 1 }],
    [64, groups, { pairings: 1, slips: 2, standings: 1, diagram: 4 }],
    [16, bracket, { pairings: 1, slips: 1, standings: 1, diagram: 1 }],
    [64, bracket, { pairings: 1, slips: 3, standings: 1, diagram: 1 }],
  ] as const) {
    test(`print ${players} players of a ${stage.format}, complete and in readable letters`, async ({
      browser,
      pageErrors,
    }) => {
      const page = await openBrowserAsGuest(browser, pageErrors, "Directrix");
      const id = await startTournament(page, players, stage);
      for (const [sheet, count] of Object.entries(pages)) {
        await page.goto(`/tournaments/${id}/print/${sheet}`);
        await page.emulateMedia({ media: "print" });
        await expect(page.getByText("Maximilian von").first()).toBeAttached();
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
        expect(pdf.match(/\/Type\s*\/Page\b/g), sheet).toHaveLength(count);
        await expect.poll(() => page.evaluate(cutPages), { message: sheet }).toEqual([]);
        await expect.poll(() => page.evaluate(smallestLetters), { message: sheet }).toBeGreaterThan(1.9);
        await page.emulateMedia({ media: "screen" });
      }
    });
  }
});

async function startTournament(page: Page, players: number, stage: object): Promise<string> {
  const plan = { name: "A large hall", ruleset: "middle-ages", boards: "physical", pace: "none", stages: [stage] };
  const { id } = await post(page, "/v1/tournaments", { plan });
  const actions = [{ type: "open-entry" }, { type: "enter-players", players: playerNames(players) }, { type: "start" }];
  for (const action of actions) await post(page, `/v1/tournaments/${id}/actions`, { action });
  await expect.poll(async () => (await get(page, `/v1/tournaments/${id}`)).rounds[0]?.state).toBe("published");
  return id;
}

/** Runs in the page. The pages of paper that are lower than what is on them. */
function cutPages(): string[] {
  const pages = [...document.querySelectorAll("article")];
  return pages.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent ?? "");
}

/** Runs in the page. The height of the letters of the smallest name, in millimetres. */
function smallestLetters(): number {
  const millimetre = 96 / 25.4;
  const names = [...document.querySelectorAll("article :is(li, th, text)")].filter(({ textContent }) =>
    textContent?.includes("Maximilian"),
  );
  const sizes = names.map((one) => {
    const picture = one.closest("svg");
    const shown = picture?.getBoundingClientRect();
    const { width, height } = picture?.viewBox.baseVal ?? {};
    const scale = shown && width && height ? Math.min(shown.width / width, shown.height / height) : 1;
    return (Number.parseFloat(getComputedStyle(one).fontSize) * scale) / millimetre;
  });
  return Math.min(...sizes);
}
