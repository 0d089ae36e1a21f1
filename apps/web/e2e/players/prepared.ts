import { runInHouse } from "./run-in-house.ts";

/** Brings a game of Fief 1429 to the vote for a bishop, and says which two men were dealt as candidates. */
export async function prepareFief(game: string): Promise<readonly [bishop: string, rival: string]> {
  const printed = await runInHouse("test/support/prepare-fief.ts", game);
  const { candidates } = JSON.parse(printed.trim().split("\n").at(-1) ?? "{}");
  return candidates;
}

/** Brings a game of the original Fief to where Aveline may lay a famine that Berengar can parry. */
export async function prepareClassic(game: string): Promise<void> {
  await runInHouse("test/support/prepare-classic.ts", game);
}

/** Gives the first family of a game of Village what any customer may ask for. */
export async function prepareVillage(game: string): Promise<void> {
  await runInHouse("test/support/prepare-village.ts", game);
}
