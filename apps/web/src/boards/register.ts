import type { RulesetBoard } from "./board.ts";
import { fief1429Board } from "./fief-1429/fief-1429-board.tsx";
import { fiefOriginalBoard, fiefVitaleBoard } from "./fief-classic/fief-classic-board.tsx";
import { genericBoard } from "./generic/generic-board.tsx";
import { middleAgesBoard } from "./middle-ages/middle-ages-board.tsx";
import { villageBoard } from "./village/village-board.tsx";

/** Every ruleset with a drawn board: one line each. */
export const drawnBoards: readonly RulesetBoard[] = [
  middleAgesBoard,
  villageBoard,
  fief1429Board,
  fiefOriginalBoard,
  fiefVitaleBoard,
];

/** The board of a ruleset: drawn, or tables and lists that any ruleset can be played with. */
export function boardOf(ruleset: string): RulesetBoard {
  return drawnBoards.find(({ id }) => id === ruleset) ?? genericBoard(ruleset);
}
