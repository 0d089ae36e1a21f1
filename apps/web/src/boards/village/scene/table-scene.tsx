"use client";

import dynamic from "next/dynamic";
import { Drawing } from "#server-drawn/village/scene/scene-drawing.tsx";
import { ServerDrawn } from "../../../ui/layout/server-drawn.tsx";
import { SceneFrame } from "./scene-frame.tsx";

const DrawnAgain = dynamic(() => import("./scene-drawing.tsx").then((file) => file.Drawing), { ssr: false });

/** The village on a table. */
export const TableScene = () => (
  <SceneFrame>
    <ServerDrawn drawing={<Drawing />} drawAgain={() => <DrawnAgain />} />
  </SceneFrame>
);
