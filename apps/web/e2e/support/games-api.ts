import { expect, type Page } from "@playwright/test";
import { address, originHeader } from "./fixtures.ts";

interface NewGame {
  /** Default: Middle-Ages. */
  readonly ruleset?: string;
  readonly name: string;
  readonly seats: number;
  readonly bots: readonly ("easy" | "medium" | "hard")[];
}

/** Creates a game with the account of the page, and starts it if all other seats are bots. */
export async function createGame(page: Page, table: NewGame): Promise<string> {
  const game = await post(page, "/v1/games", { ruleset: "middle-ages", options: {}, ...table });
  if (table.bots.length === table.seats - 1) await post(page, `/v1/games/${game.id}/start`);
  return game.id;
}

/** Creates a game, resigns, and waits until bots have played it to the end. */
export async function createFinishedGame(page: Page, name = "An old game"): Promise<string> {
  const id = await createGame(page, { name, seats: 3, bots: ["medium", "easy"] });
  await post(page, `/v1/games/${id}/resignation`);
  await expect.poll(async () => (await get(page, `/v1/games/${id}`)).state, { timeout: 60_000 }).toBe("finished");
  return id;
}

/** Plays the first available choice with the account of the page, and returns the result. */
export async function playMoveByApi(page: Page, id: string) {
  const position = await get(page, `/v1/games/${id}/position`);
  const choice = position.choices.find((one: { blockedBy?: string }) => one.blockedBy === undefined);
  const fields = Object.entries(choice.fields as Record<string, { oneOf: unknown[] }>);
  const move = { type: choice.type, ...Object.fromEntries(fields.map(([name, { oneOf }]) => [name, oneOf[0]])) };
  return post(page, `/v1/games/${id}/moves`, { expectedVersion: position.version, move });
}

export async function waitForTurnByApi(page: Page, id: string): Promise<void> {
  await expect.poll(async () => (await get(page, `/v1/games/${id}`)).isYourTurn).toBe(true);
}

export async function get(page: Page, path: string) {
  const answer = await page.request.get(address(path));
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}

export async function post(page: Page, path: string, data: object = {}) {
  const options = path.endsWith("start") || path.endsWith("resignation") ? {} : { data };
  const answer = await page.request.post(address(path), { ...options, headers: originHeader() });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.json();
}
