"use client";

import { type ReactNode, use } from "react";
import type { RulesetBoard } from "../../boards/board.ts";
import { boardOf } from "../../boards/board-of.ts";
import { GameMessages } from "../messages/game-messages.tsx";
import { keptPromise } from "../messages/kept-promise.ts";

interface WithBoardProps {
  readonly ruleset: string;
  children(board: RulesetBoard): ReactNode;
}

/** Loads the board of a ruleset and its messages, in the browser and on the web server. Until then the page stays as it is. */
export function WithBoard({ ruleset, children }: WithBoardProps) {
  const board = use(keptPromise(`board ${ruleset}`, () => boardOf(ruleset)));
  return <GameMessages files={board.messageFiles}>{children(board)}</GameMessages>;
}
