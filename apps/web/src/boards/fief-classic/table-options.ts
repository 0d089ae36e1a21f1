import type { TableOption } from "../board.ts";

const goals = ["two", "three", "four", "none"];
const turns: TableOption = { kind: "number", name: "turns", usual: 20, from: 1, to: 60 };

/** The options of a game of the original. */
export const originalOptions: readonly TableOption[] = [
  { kind: "word", name: "goal", usual: "two", values: goals },
  turns,
  { kind: "flag", name: "hasStartingLord", usual: false },
];

/** In Vitale's adaptation each family begins with a lord anyway. */
export const vitaleOptions: readonly TableOption[] = [
  { kind: "word", name: "goal", usual: "three", values: goals },
  turns,
];
