"use client";

import dynamic from "next/dynamic";
import { Drawing } from "#server-drawn/site-drawing.tsx";
import { Symbols } from "../ui/heraldry/symbols.tsx";
import { ServerDrawn } from "../ui/layout/server-drawn.tsx";

const DrawnAgain = dynamic(() => import("./site-drawing.tsx").then((file) => file.Drawing), { ssr: false });

/** The drawings that pages refer to by name. Once per page, first in the body: `use` does not work across files. */
export function Sprites() {
  return (
    <Symbols>
      <ServerDrawn drawing={<Drawing />} drawAgain={() => <DrawnAgain />} />
    </Symbols>
  );
}
