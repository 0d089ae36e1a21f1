import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { AnyRuleset } from "@seneschal/engine";
import type { PuzzleFile, PuzzleGame } from "@seneschal/engine/puzzles";

const folder = new URL("../../src/puzzles/collection/", import.meta.url);
const pathOf = (ruleset: string) => new URL(`${ruleset}.json`, folder);

/** The stored puzzles of a ruleset, if there are any. */
export function storedPuzzles(ruleset: string): PuzzleFile | undefined {
  return existsSync(pathOf(ruleset)) ? JSON.parse(readFileSync(pathOf(ruleset), "utf8")) : undefined;
}

/** Those of the current revision: with another one, the same moves may lead elsewhere. */
export function puzzlesOf({ id: ruleset, revision }: AnyRuleset): PuzzleFile {
  const stored = storedPuzzles(ruleset);
  const generatedBy = `npm run experiment -- puzzles --ruleset ${ruleset}`;
  return stored?.revision === revision ? stored : { ruleset, revision, generatedBy, games: [] };
}

/** Written after each game, so that a search can be stopped. */
export function withGame(file: PuzzleFile, game: PuzzleGame): PuzzleFile {
  const longer = { ...file, games: [...file.games, game] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(pathOf(file.ruleset), textOf(longer));
  return longer;
}

/** One line for the moves of each game and one for each puzzle, so that a change can be read. */
function textOf({ games, ...about }: PuzzleFile): string {
  const texts = games.map(({ puzzles, ...game }) => {
    const lines = puzzles.map((puzzle) => `      ${JSON.stringify(puzzle)}`);
    return `    ${JSON.stringify(game).slice(0, -1)},"puzzles":[\n${lines.join(",\n")}\n    ]}`;
  });
  return `${JSON.stringify(about).slice(0, -1)},"games":[\n${texts.join(",\n")}\n]}\n`;
}
