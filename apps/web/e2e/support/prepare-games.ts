import { runApiScript } from "./run-api-script.ts";

/** Plays a game of Fief 1429 to the election of a bishop, and returns the two candidates. */
export async function prepareFief(game: string): Promise<readonly [bishop: string, rival: string]> {
  const printed = await runApiScript("prepared-games/prepare-fief.js", game);
  const { candidates } = JSON.parse(printed.trim().split("\n").at(-1) ?? "{}");
  return candidates;
}

/** Plays a game of the original Fief until Aveline can play a famine that Berengar can parry. */
export async function prepareClassic(game: string): Promise<void> {
  await runApiScript("prepared-games/prepare-classic.js", game);
}

/** Stores a finished game of Fief 1429 with 1,844 events, and returns its id. */
export async function prepareLongReplay(): Promise<string> {
  return (await runApiScript("prepared-games/prepare-long-replay.js")).trim();
}

/** Gives the first family of a game of Village every ware that a customer may ask for. */
export async function prepareVillage(game: string): Promise<void> {
  await runApiScript("prepared-games/prepare-village.js", game);
}
