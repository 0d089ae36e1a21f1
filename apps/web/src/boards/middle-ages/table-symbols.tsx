"use client";

import dynamic from "next/dynamic";
import { Drawing } from "#server-drawn/middle-ages/emblem-symbols.tsx";
import { Symbols } from "../../ui/heraldry/symbols.tsx";
import { ServerDrawn } from "../../ui/layout/server-drawn.tsx";

const DrawnAgain = dynamic(() => import("./emblem-symbols.tsx").then((file) => file.Drawing), { ssr: false });

/** What the emblems and signs of a page refer to. */
export function EmblemSymbols() {
  return (
    <Symbols>
      <ServerDrawn drawing={<Drawing />} drawAgain={() => <DrawnAgain />} />
    </Symbols>
  );
}
