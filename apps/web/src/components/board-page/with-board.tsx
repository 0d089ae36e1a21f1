"use client";

import type { ReactNode } from "react";
import type { RulesetBoard } from "../../boards/board.ts";
import { OpenedBoard } from "../../boards/opened-board.tsx";
import { GameMessages } from "../messages/game-messages.tsx";

interface WithBoardProps {
  readonly ruleset: string;
  children(board: RulesetBoard): ReactNode;
}

/** Loads the board of a ruleset and its messages, in the browser and on the web server. Until then the page stays as it is. */
export function WithBoard({ ruleset, children }: WithBoardProps) {
  return (
    <OpenedBoard ruleset={ruleset}>
      {(board) => <GameMessages files={board.messageFiles}>{children(board)}</GameMessages>}
    </OpenedBoard>
  );
}
