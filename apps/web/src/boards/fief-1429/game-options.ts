import type { GameOption } from "../board.ts";

/** The options of a game of Fief 1429. */
export const gameOptions: readonly GameOption[] = [
  { kind: "number", name: "turns", usual: 20, usualOverWeeks: 10, from: 1, to: 60 },
  { kind: "word", name: "diplomacy", usual: "free", values: ["free", "embassies"] },
  { kind: "flag", name: "isFirstTurnCalm", usual: false },
  { kind: "flag", name: "hasRelics", usual: false },
  { kind: "flag", name: "isFoggy", usual: false },
  { kind: "flag", name: "isMoneyHidden", usual: false },
  { kind: "flag", name: "areVotesInTurn", usual: false },
  { kind: "flag", name: "arePrisonersStrict", usual: false },
];
