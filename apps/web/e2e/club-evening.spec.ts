import type { Page } from "@playwright/test";
import { expectUsableInBothThemes } from "./support/accessibility.ts";
import { expect, openBrowserAsGuest, test, uniqueName } from "./support/fixtures.ts";
import { get, post } from "./support/games-api.ts";
import { waitForHydration } from "./support/page-state.ts";

const sizes = { least: 3, most: 4, preferred: 4 };
const plan = {
  name: "The club evening",
  ruleset: "middle-ages",
  boards: "physical",
  pairing: "director",
  pace: "none",
  lastGraceMinutes: 0,
  stages: [{ format: "swiss", field: { from: "all" }, sizes, rounds: 3, roundMinutes: 60 }],
};

test("twelve players play a club evening on physical boards, from a pasted list to the printed standings", async ({
  browser,
  pageErrors,
}) => {
  const [adaName, beaName] = [uniqueName("Ada"), uniqueName("Bea")];
  const director = await openBrowserAsGuest(browser, pageErrors, "Directrix");
  const phone = { viewport: { width: 360, height: 780 } };
  const [ada, bea] = [
    await openBrowserAsGuest(browser, pageErrors, adaName, phone),
    await openBrowserAsGuest(browser, pageErrors, beaName),
  ];
  for (const page of [ada, bea]) await register(page);
  const { id } = await post(director, "/v1/tournaments", { plan });
  await act(director, id, { type: "open-entry" });

  await director.goto(`/tournaments/${id}`);
  await pasteList(director, adaName, beaName);
  await act(director, id, { type: "start" });
  const [adaId, beaId] = [await idOf(ada), await idOf(bea)];
  await seatTogether(director, id, [adaId, beaId]);
  await director.getByRole("button", { name: "Publish round 1" }).click();
  await agree(director, "Publish round 1");

  await runsOnTheWall(director, id);
  await printsOnePage(director, `/tournaments/${id}/print/pairings`, ["Table 3", adaName, "4. "]);
  await printsOnePage(director, `/tournaments/${id}/print/slips`, ["Signatures", beaName]);
  await director.goto(`/tournaments/${id}`);

  await ada.goto(`/tournaments/${id}`);
  await fillScores(ada, "Report result", [1, 1], [9, 7, 7, 3]);
  await expectUsableInBothThemes(ada, "a player's tournament page with a report");
  await bea.goto(`/tournaments/${id}`);
  await bea.getByRole("button", { name: "Confirm result" }).click();
  await expect(bea.locator("#table-1-1")).toContainText("confirmed by");
  for (const table of [2, 3]) await fillScores(director, "Enter result", [1, table], [4, 3, 2, 1]);
  await correct(director, "The scores of table 1 were read the wrong way round.");

  for (const round of [2, 3]) {
    await director.getByRole("button", { name: `Publish round ${round}` }).click();
    await agree(director, `Publish round ${round}`);
    for (const table of [1, 2, 3]) await fillScores(director, "Enter result", [round, table], [8, 6, 4, 2]);
  }
  await expect(director.getByRole("region", { name: "Result" })).toBeVisible();
  await director.goto(`/tournaments/${id}/clock`);
  await expect(director.getByRole("region", { name: "Round 3" })).toContainText(/ wins\.| win together\./);
  await printsOnePage(director, `/tournaments/${id}/print/standings`, ["Final standings", adaName, beaName, "Fay"]);
  await printsOnePage(director, `/tournaments/${id}/print/diagram`, ["Cross table"]);
  for (const sheet of ["standings", "diagram"]) {
    await ada.goto(`/tournaments/${id}/print/${sheet}`);
    await expect(ada.getByText(beaName)).toBeVisible();
    await expectUsableInBothThemes(ada, `the ${sheet} to print, on a phone`);
  }
});

const names = ["Cyr", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Liv"];

async function register(page: Page): Promise<void> {
  const email = `${crypto.randomUUID()}@example.org`;
  await post(page, "/v1/account/registration", { email, password: "a good long word" });
}

const idOf = async (page: Page): Promise<string> => (await get(page, "/v1/session")).id;
const act = (page: Page, id: string, action: object) => post(page, `/v1/tournaments/${id}/actions`, { action });

/** Numbers, a club, a repetition and an empty line; two of the names are accounts. */
async function pasteList(page: Page, ...accounts: readonly string[]): Promise<void> {
  const add = page.getByRole("button", { name: "Add players by name" });
  await waitForHydration(add);
  await add.click();
  const dialog = page.getByRole("dialog");
  const lines = [...accounts, ...names].map(
    (name, place) => `${place + 1}.\t${name}${name === "Liv" ? "; Vincennes" : ""}`,
  );
  await dialog.getByLabel("Names").fill(`${lines.join("\n")}\n\nCyr\n`);
  await dialog.getByRole("button", { name: "Check the list" }).click();
  await expect(dialog.getByText("12 players will be added.")).toBeVisible();
  await expect(dialog.getByText("plays with this account")).toHaveCount(2);
  await expect(dialog.getByText("named twice")).toHaveCount(1);
  await expectUsableInBothThemes(page, "a list of names");
  await agree(page, "Add players by name");
  await expect(page.locator("#players")).toContainText("Liv (Vincennes)");
}

/** A director seats these two players at table 1. */
async function seatTogether(page: Page, id: string, pair: readonly string[]): Promise<void> {
  const { rounds } = await get(page, `/v1/tournaments/${id}`);
  const seated: string[] = rounds[0].tables.flatMap(({ players }: { players: string[] }) => players);
  const order = [...pair, ...seated.filter((player) => !pair.includes(player))];
  const tables = [0, 4, 8].map((from) => ({ players: order.slice(from, from + 4), division: null }));
  const reason = "They came together.";
  await act(page, id, { type: "amend-round", round: 1, tables, byes: [], mayMeet: true, reason });
}

async function agree(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Enters one score after another in the dialog of a table. */
async function fillScores(
  page: Page,
  action: "Report result" | "Enter result",
  [round, table]: readonly [round: number, table: number],
  scores: readonly number[],
): Promise<void> {
  await page.getByRole("button", { name: `${action} round ${round}, table ${table}` }).click();
  const fields = page.getByRole("dialog").getByRole("spinbutton");
  await expect(fields).toHaveCount(scores.length);
  for (const [place, score] of scores.entries()) await fields.nth(place).fill(String(score));
  await agree(page, action);
}

async function correct(page: Page, reason: string): Promise<void> {
  await expect(page.locator("#round-1")).not.toHaveAttribute("open");
  await page.locator("#round-1 > summary").click();
  await page.getByRole("button", { name: "Correct result round 1, table 1" }).click();
  // The corrected scores decide the places, as the entered ones did.
  const scores = page.getByRole("dialog").getByRole("spinbutton");
  for (const [at, score] of [7, 9, 6, 3].entries()) await scores.nth(at).fill(String(score));
  await page.getByRole("dialog").getByLabel("Reason").fill(reason);
  await agree(page, "Correct result");
  await expect(page.locator("#table-1-1 [data-testid=corrections]")).toContainText(reason);
  await expect(page.locator("#table-1-1 [data-testid=corrections]")).toContainText("(9), ");
  await expect(page.locator("#table-1-1 li").first()).toContainText("1 · 9 points");
}

/** The clock page counts down once a director starts it, and shows who plays where. */
async function runsOnTheWall(page: Page, id: string): Promise<void> {
  await page.goto(`/tournaments/${id}/clock`);
  await expect(page.getByRole("timer")).toHaveText("1:00:00");
  await page.getByRole("button", { name: "Start clock" }).click();
  await expect(page.getByRole("timer")).toHaveText(/^5\d:\d\d$/);
  await page.getByRole("button", { name: "Change the message" }).click();
  await page.getByRole("dialog").getByLabel("Message").fill("Tea at nine");
  await agree(page, "Change the message");
  await expect(page.getByText("Tea at nine")).toBeVisible();
  await page.getByRole("button", { name: "Pause clock" }).click();
  await expect(page.getByText("paused")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Table 3" })).toBeVisible();
  await expectUsableInBothThemes(page, "the clock of a tournament");
}

/** A sheet is one page of paper with these texts, and no buttons. */
async function printsOnePage(page: Page, path: string, texts: readonly string[]): Promise<void> {
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  for (const text of texts) await expect(page.getByText(text).first()).toBeAttached();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });
}
