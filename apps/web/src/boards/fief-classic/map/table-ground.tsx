"use client";

import dynamic from "next/dynamic";
import { Drawing } from "#server-drawn/fief-classic/map/ground-drawing.tsx";
import "../../fief-shared/land/ground-styles.ts";
import { ServerDrawn } from "../../../ui/layout/server-drawn.tsx";
import "../../fief-shared/land/land-styles.ts";
import type { Translate } from "../../board.ts";

const DrawnAgain = dynamic(() => import("./ground-drawing.tsx").then((file) => file.Drawing), { ssr: false });

/** The land on the map of a table. */
export function TableGround({ tMap }: { readonly tMap: Translate }) {
  return <ServerDrawn drawing={<Drawing tMap={tMap} />} drawAgain={() => <DrawnAgain tMap={tMap} />} />;
}
