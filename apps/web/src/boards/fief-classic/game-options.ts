import type { GameOption } from "../board.ts";

const goals = ["two", "three", "four", "none"];
const turns: GameOption = { kind: "number", name: "turns", usual: 20, usualOverWeeks: 10, from: 1, to: 60 };

/** The options of a game of the original. */
export const originalOptions: readonly GameOption[] = [
  { kind: "word", name: "goal", usual: "two", values: goals },
  turns,
  { kind: "flag", name: "hasStartingLord", usual: false },
];

/** In Vitale's adaptation each family begins with a lord anyway. */
export const vitaleOptions: readonly GameOption[] = [
  { kind: "word", name: "goal", usual: "three", values: goals },
  turns,
];
