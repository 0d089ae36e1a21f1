"use client";

import dynamic from "next/dynamic";
import { Drawing } from "#server-drawn/fief-shared/pieces/drawings/symbols.tsx";
import { Symbols } from "../../../../ui/heraldry/symbols.tsx";
import "./drawing.module.css";
import { ServerDrawn } from "../../../../ui/layout/server-drawn.tsx";

const DrawnAgain = dynamic(() => import("./symbols.tsx").then((file) => file.Drawing), { ssr: false });

/** What the pieces of a page refer to. */
export function FiefSymbols() {
  return (
    <Symbols>
      <ServerDrawn drawing={<Drawing />} drawAgain={() => <DrawnAgain />} />
    </Symbols>
  );
}
