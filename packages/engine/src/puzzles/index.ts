export { type Puzzle, puzzlesIn } from "./find-puzzles.ts";
export { choicesIn } from "./lines.ts";
export { type Margin, marginOver } from "./margin.ts";
export { usualPuzzleEffort } from "./puzzle-effort.ts";
export { type PuzzleFile, type PuzzleGame, type Repeated, repeated } from "./puzzle-games.ts";
