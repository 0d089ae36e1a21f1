import type { RulesetBoard } from "../board.ts";
import { genericBoard } from "../generic/generic-board.tsx";
import { Fief1429Table } from "./fief-1429-table.tsx";
import type { Fief } from "./game.ts";
import { Piece } from "./pieces/piece.tsx";

/** Fief 1429 as it is drawn and worded. */
export const fief1429Board: RulesetBoard<Fief> = {
  ...genericBoard("fief-1429"),
  id: "fief-1429",
  Board: Fief1429Table,
  Seal: () => <Piece name="castle" />,
};
