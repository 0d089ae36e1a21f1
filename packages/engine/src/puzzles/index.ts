export { type Puzzle, puzzlesIn } from "./find-puzzles.ts";
export { type Margin, marginOver } from "./margin.ts";
export { usualPuzzleEffort } from "./puzzle-effort.ts";
export { type PuzzleFile, type PuzzleGame, positionsOf, type StoredPuzzle, seenIn } from "./puzzle-games.ts";
