"use client";

import dynamic from "next/dynamic";
import { Drawing } from "#server-drawn/village/drawings/drawing-symbols.tsx";
import { Symbols } from "../../../ui/heraldry/symbols.tsx";
import { ServerDrawn } from "../../../ui/layout/server-drawn.tsx";

const DrawnAgain = dynamic(() => import("./drawing-symbols.tsx").then((file) => file.Drawing), { ssr: false });

/** What the drawings of a page refer to. */
export function VillageSymbols() {
  return (
    <Symbols>
      <ServerDrawn drawing={<Drawing />} drawAgain={() => <DrawnAgain />} />
    </Symbols>
  );
}
