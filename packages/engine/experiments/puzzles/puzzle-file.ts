import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { AnyRuleset } from "@seneschal/engine";
import type { PuzzleFile, PuzzleGame } from "@seneschal/engine/puzzles";

const pathOf = (ruleset: string) => new URL(`../../src/puzzles/collection/${ruleset}.json`, import.meta.url);

/** The stored puzzles of a ruleset. Those of an older revision are dropped: its moves may lead elsewhere today. */
export function puzzlesOf({ id: ruleset, revision }: AnyRuleset): PuzzleFile {
  const generatedBy = `npm run experiment -- puzzles --ruleset ${ruleset}`;
  const none: PuzzleFile = { ruleset, revision, generatedBy, games: [] };
  if (!existsSync(pathOf(ruleset))) return none;
  const file: PuzzleFile = JSON.parse(readFileSync(pathOf(ruleset), "utf8"));
  return file.revision === revision ? file : none;
}

/** Written after each game, so that a search can be stopped. */
export function withGame(file: PuzzleFile, game: PuzzleGame): PuzzleFile {
  const longer = { ...file, games: [...file.games, game] };
  mkdirSync(new URL(".", pathOf(file.ruleset)), { recursive: true });
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
