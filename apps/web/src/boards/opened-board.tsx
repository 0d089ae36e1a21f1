"use client";

import dynamic from "next/dynamic";
import type { ComponentType, ReactNode } from "react";
import type { RulesetBoard } from "./board.ts";
import { coverOf } from "./register.ts";

interface OpenedBoardProps {
  readonly ruleset: string;
  children(board: RulesetBoard): ReactNode;
}

interface BoardFile {
  readonly boards: readonly RulesetBoard[];
}

/**
 * Fetches the boards of a folder when one is opened: one line each. The build knows the styles behind these imports, so the
 * web server links them in the first HTML.
 */
export const openers: Readonly<Record<string, ComponentType<OpenedBoardProps>>> = {
  "middle-ages": dynamic(() => import("./middle-ages/board.tsx").then(openerOf)),
  village: dynamic(() => import("./village/board.tsx").then(openerOf)),
  "fief-1429": dynamic(() => import("./fief-1429/board.tsx").then(openerOf)),
  "fief-classic": dynamic(() => import("./fief-classic/board.tsx").then(openerOf)),
};

/** Tables and lists that any ruleset can be played with. */
const GenericOpener = dynamic(() =>
  import("./generic/board.tsx").then(
    ({ genericBoard }) =>
      ({ ruleset, children }: OpenedBoardProps) =>
        children(genericBoard(ruleset)),
  ),
);

function openerOf({ boards }: BoardFile): ComponentType<OpenedBoardProps> {
  return ({ ruleset, children }) => {
    const board = boards.find(({ id }) => id === ruleset);
    if (board === undefined) throw new Error(`no board draws ${ruleset}`);
    return children(board);
  };
}

/** What is drawn with the board of a ruleset. Until the board is there, the page stays as it is. */
export function OpenedBoard(props: OpenedBoardProps) {
  const Opener = openers[coverOf(props.ruleset).folder] ?? GenericOpener;
  return <Opener {...props} />;
}
