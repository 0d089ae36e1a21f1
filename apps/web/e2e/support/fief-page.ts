import { expect, type Locator, type Page } from "@playwright/test";
import { showWholeChronicle } from "./game-page.ts";
import { sendAndWait, waitForPreview } from "./page-state.ts";

/** More than one turn needs. */
const roundsMax = 60;

type Answer = readonly [heading: RegExp, answer: (page: Page) => Promise<void>];

/** Lets each player answer the questions they are asked, until `isDone`. */
export async function answerUntil(
  pages: readonly Page[],
  isDone: () => Promise<boolean>,
  answers: readonly (readonly Answer[])[],
): Promise<void> {
  for (let tries = 0; tries < roundsMax; tries += 1) {
    const due = async () => {
      const asked = pages.flatMap((page, seat) =>
        (answers[seat] ?? []).map(([heading, answer]) => ({ page, heading, answer })),
      );
      const isDue = await Promise.all(asked.map(({ page, heading }) => titleOf(page, heading).count()));
      return asked.filter((_, place) => isDue[place] !== 0);
    };
    await expect.poll(async () => (await isDone()) || (await due()).length > 0).toBe(true);
    if (await isDone()) return;
    for (const { page, answer } of await due()) await answer(page);
  }
  throw new Error(`not done in ${roundsMax} rounds of answers`);
}

/** Whether the chronicle contains all of these sentences. */
export function isInChronicle(page: Page, ...sentences: readonly RegExp[]): () => Promise<boolean> {
  return async () => {
    await showWholeChronicle(page);
    const counts = await Promise.all(sentences.map((sentence) => chronicle(page).getByText(sentence).count()));
    return counts.every((count) => count > 0);
  };
}

const titleOf = (page: Page, heading: RegExp) => page.getByRole("heading", { level: 1, name: heading });
export const chronicle = (page: Page) => page.getByTestId("chronicle");
export const map = (page: Page) => page.getByRole("region", { name: "Map of the realm" });
export const village = (page: Page, name: string) => map(page).getByRole("button", { name: new RegExp(`^${name}\\.`) });

/** Clicks the main button of the decision, and waits until the page shows the new position. */
export function sendMove(page: Page): Promise<void> {
  return clickAndWait(
    page,
    page.getByTestId("decision").locator("button[type=submit], [data-testid=quick-move]").first(),
  );
}

async function clickAndWait(page: Page, button: Locator): Promise<void> {
  await waitForPreview(page);
  await sendAndWait(page, () => button.click());
  await expect(page.getByTestId("turn-panel")).toBeFocused();
}

/** The quick move: what happens without an answer. */
export function sendQuickMove(page: Page): Promise<void> {
  return clickAndWait(page, page.getByTestId("quick-move"));
}

export async function chooseAndSend(page: Page, line: string): Promise<void> {
  await page.getByRole("radio", { name: line }).check();
  await sendMove(page);
}
