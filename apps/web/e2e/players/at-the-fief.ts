import { expect, type Locator, type Page } from "@playwright/test";
import { unfold } from "./at-the-table.ts";
import { isRehearsed, sending } from "./shown.ts";

/** More answers than one turn needs. */
const patience = 60;

type Answer = readonly [heading: RegExp, answer: (page: Page) => Promise<void>];

/** Lets each answer what it is asked, by hand, until it is done. */
export async function answerUntil(
  pages: readonly Page[],
  isDone: () => Promise<boolean>,
  answers: readonly (readonly Answer[])[],
): Promise<void> {
  for (let tries = 0; tries < patience; tries += 1) {
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
  throw new Error(`not done in ${patience} rounds of answers`);
}

/** Whether all of these stand in the chronicle. */
export function told(page: Page, ...sentences: readonly RegExp[]): () => Promise<boolean> {
  return async () => {
    await unfold(page);
    const counts = await Promise.all(sentences.map((sentence) => chronicle(page).getByText(sentence).count()));
    return counts.every((count) => count > 0);
  };
}

const titleOf = (page: Page, heading: RegExp) => page.getByRole("heading", { level: 1, name: heading });
export const chronicle = (page: Page) => page.getByTestId("chronicle");
export const map = (page: Page) => page.getByRole("region", { name: "Map of the realm" });
export const village = (page: Page, name: string) => map(page).getByRole("button", { name: new RegExp(`^${name}\\.`) });

/** Presses the main button of the decision, and waits until the API has answered and the page shows the result. */
export function press(page: Page): Promise<void> {
  return pressing(page, page.getByTestId("decision").locator("button[type=submit], [data-testid=quick-move]").first());
}

async function pressing(page: Page, button: Locator): Promise<void> {
  await isRehearsed(page);
  await sending(page, () => button.click());
  await expect(page.getByTestId("turn-panel")).toBeFocused();
}

/** The quick move: what happens without an answer. */
export function pass(page: Page): Promise<void> {
  return pressing(page, page.getByTestId("quick-move"));
}

export async function choose(page: Page, line: string): Promise<void> {
  await page.getByRole("radio", { name: line }).check();
  await press(page);
}
