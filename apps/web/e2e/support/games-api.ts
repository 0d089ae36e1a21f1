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

/** Gives the default answer with the account of the page, if it is their turn. */
export async function playDefaultByApi(page: Page, id: string): Promise<void> {
  if (!(await get(page, `/v1/games/${id}`)).isYourTurn) return;
  const { choices, version } = await get(page, `/v1/games/${id}/position`);
  const choice = choices.find(({ isDefault }: { isDefault?: true }) => isDefault === true);
  const fields = Object.entries(choice.fields as Record<string, Domain>);
  const move = { type: choice.type, ...Object.fromEntries(fields.map(([name, domain]) => [name, firstOf(domain)])) };
  await post(page, `/v1/games/${id}/moves`, { expectedVersion: version, move });
}

/** The values that a field of a move may have. */
type Domain =
  | { readonly oneOf: readonly unknown[] }
  | { readonly someOf: readonly unknown[]; readonly min: number }
  | { readonly from: number };

function firstOf(domain: Domain): unknown {
  if ("oneOf" in domain) return domain.oneOf[0];
  return "someOf" in domain ? domain.someOf.slice(0, domain.min) : domain.from;
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
