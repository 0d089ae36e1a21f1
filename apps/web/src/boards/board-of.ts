import type { RulesetBoard } from "./board.ts";
import { drawnCovers } from "./register.ts";

/** The board of a ruleset outside of pages: drawn, or tables and lists that any ruleset can be played with. */
export async function boardOf(ruleset: string): Promise<RulesetBoard> {
  const cover = drawnCovers.find(({ id }) => id === ruleset);
  if (cover === undefined) return (await import("./generic/board.tsx")).genericBoard(ruleset);
  const { boards }: BoardFile = await import(`./${cover.folder}/board.tsx`);
  const board = boards.find(({ id }) => id === ruleset);
  if (board === undefined) throw new Error(`${cover.folder}/board.tsx draws no ${ruleset}`);
  return board;
}

interface BoardFile {
  readonly boards: readonly RulesetBoard[];
}
