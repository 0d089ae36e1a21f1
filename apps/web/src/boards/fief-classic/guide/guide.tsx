import { Lord } from "../../../ui/heraldry/shield.tsx";
import { CardDrawing, Pieces } from "../../fief-shared/guide/pieces.tsx";
import { FiefSymbols } from "../../fief-shared/pieces/drawings/table-symbols.tsx";
import type { Guide } from "../../guide/guide.ts";
import type { Fief } from "../game.ts";
import { originalNotes, vitaleNotes } from "./notes.ts";

/** What both editions share. */
const shared = {
  elements: {
    map: "FC-9.1",
    family: "FC-7.1",
    others: "FC-16.1",
    hand: "FC-4.1",
    court: "FC-14.1",
    bank: "FC-8.1",
    event: "FC-11.1",
  },
  drawings: {
    lord: <Lord seat={1} />,
    soldier: <Pieces names={["soldier"]} />,
    works: <Pieces names={["press", "mill"]} />,
    castle: <Pieces names={["castle"]} />,
    church: <Pieces names={["bishop", "cardinal"]} />,
    card: <CardDrawing />,
  },
  Symbols: FiefSymbols,
} satisfies Omit<Guide<Fief>, "notes">;

const original: Guide<Fief> = { ...shared, notes: originalNotes };
const vitale: Guide<Fief> = { ...shared, notes: vitaleNotes };

export const guides = { "fief-original": original, "fief-vitale": vitale };
