import type { ComponentType, ReactNode } from "react";
import type { RulesetBoard } from "./board.ts";

export interface OpenedBoardProps {
  readonly ruleset: string;
  children(board: RulesetBoard): ReactNode;
}

/** Draws what needs the board of a ruleset. */
export type Opener = ComponentType<OpenedBoardProps>;

/** The opener of the boards of a folder, from its `board.tsx`. */
export function openerOf({ boards }: { readonly boards: readonly RulesetBoard[] }): Opener {
  return ({ ruleset, children }) => {
    const board = boards.find(({ id }) => id === ruleset);
    if (board === undefined) throw new Error(`no board draws ${ruleset}`);
    return children(board);
  };
}
