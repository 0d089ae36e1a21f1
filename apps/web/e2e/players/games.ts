import { expect, type Page } from "@playwright/test";
import { address, origin } from "./house.ts";

interface Table {
  /** Middle-Ages where none is named. */
  readonly ruleset?: string;
  readonly name: string;
  readonly seats: number;
  readonly bots: readonly ("random" | "greedy" | "search")[];
}

/** Opens a table by the API, as the page's reader; it begins if nobody is missing. */
export async function openGame(page: Page, table: Table): Promise<string> {
  const game = await post(page, "/v1/games", { ruleset: "middle-ages", options: {}, ...table });
  if (table.bots.length === table.seats - 1) await post(page, `/v1/games/${game.id}/start`);
  return game.id;
}

/** A game that is over: its host leaves, and bots play it to the end. */
export async function finishedGame(page: Page, name = "An old game"): Promise<string> {
  const id = await openGame(page, { name, seats: 3, bots: ["greedy", "random"] });
  await post(page, `/v1/games/${id}/resignation`);
  await expect.poll(async () => (await get(page, `/v1/games/${id}`)).state, { timeout: 60_000 }).toBe("finished");
  return id;
}

/** Plays the first open choice of whoever this page's reader is, by the API; says how the game stands then. */
export async function playByApi(page: Page, id: string) {
  const position = await get(page, `/v1/games/${id}/position`);
  const choice = position.choices.find((one: { barred?: string }) => one.barred === undefined);
  const fields = Object.entries(choice.fields as Record<string, { oneOf: unknown[] }>);
  const move = { type: choice.type, ...Object.fromEntries(fields.map(([name, { oneOf }]) => [name, oneOf[0]])) };
  return post(page, `/v1/games/${id}/moves`, { expectedVersion: position.version, move });
}

export async function yourTurn(page: Page, id: string): Promise<void> {
  await expect.poll(async () => (await get(page, `/v1/games/${id}`)).isYourTurn).toBe(true);
}

export async function get(page: Page, path: string) {
  const answer = await page.request.get(address(path));
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}

export async function post(page: Page, path: string, data: object = {}) {
  const options = path.endsWith("start") || path.endsWith("resignation") ? {} : { data };
  const answer = await page.request.post(address(path), { ...options, headers: origin() });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.json();
}
