"use client";

import dynamic from "next/dynamic";
import { openers } from "./generated/openers.ts";
import type { OpenedBoardProps } from "./opener.ts";
import { coverOf } from "./register.ts";

/** Tables and lists that any ruleset can be played with. */
const GenericOpener = dynamic(() =>
  import("./generic/board.tsx").then(
    ({ genericBoard }) =>
      ({ ruleset, children }: OpenedBoardProps) =>
        children(genericBoard(ruleset)),
  ),
);

/**
 * What is drawn with the board of a ruleset, which is fetched when it is opened. Until the board is there, the page stays as
 * it is.
 */
export function OpenedBoard(props: OpenedBoardProps) {
  const Opener = openers[coverOf(props.ruleset).folder] ?? GenericOpener;
  return <Opener {...props} />;
}
