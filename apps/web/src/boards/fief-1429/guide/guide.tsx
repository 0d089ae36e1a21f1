import { Lord } from "../../../ui/heraldry/shield.tsx";
import { CardDrawing, Pieces } from "../../fief-shared/guide/pieces.tsx";
import { FiefSymbols } from "../../fief-shared/pieces/drawings/table-symbols.tsx";
import type { Guide } from "../../guide/guide.ts";
import type { Fief } from "../game.ts";
import { notes } from "./notes.ts";

const guide: Guide<Fief> = {
  elements: {
    map: "F1429-2.2",
    family: "F1429-8.1",
    others: "F1429-16.1",
    hand: "F1429-6.2",
    court: "F1429-5.1",
    event: "F1429-13.15",
  },
  notes,
  drawings: {
    lord: <Lord seat={1} />,
    troops: <Pieces names={["sergeant", "knight"]} />,
    village: <Pieces names={["house", "mill"]} />,
    fortress: <Pieces names={["castle", "city"]} />,
    title: <Pieces names={["king"]} />,
    church: <Pieces names={["bishop", "cardinal", "pope"]} />,
    card: <CardDrawing />,
  },
  Symbols: FiefSymbols,
};

export const guides = { "fief-1429": guide };
