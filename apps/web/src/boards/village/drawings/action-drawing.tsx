import type { ReactNode } from "react";
import type { Draft } from "../../board-model.ts";
import type { AskedField } from "../actions.ts";
import { Drawing, type DrawingName } from "./drawing.tsx";
import pieces from "./pieces.module.css";

/** The drawing of a line in the list of actions, if it has one. */
export function actionDrawing(draft: Draft): ReactNode {
  const name = drawingOf(draft);
  return name === undefined ? null : <Drawing name={name} className={pieces.onPage} />;
}

/** What a line of the list of one field is drawn with, if anything stands for it. */
export function valueDrawing(field: AskedField, value: unknown): ReactNode {
  const said = String(value);
  if (field === "generation" || said === "nothing" || said === "free") return null;
  const [first] = said.split("+");
  return <Drawing name={first as DrawingName} className={pieces.onPage} />;
}

function drawingOf({ type, action, good }: Draft): DrawingName | undefined {
  if (typeof action === "string") return action as DrawingName;
  if (typeof good === "string") return good as DrawingName;
  return drawings[type];
}

const drawings: Readonly<Record<string, DrawingName>> = {
  useWell: "well",
  harvest: "harvest",
  birth: "family",
  recall: "family",
  train: "crafts",
  mill: "mill",
  serve: "market",
  setOut: "travel",
  travel: "travel",
  enterCouncil: "council",
  advance: "council",
  takeMarker: "council",
  chooseCubes: "orange",
  chooseGood: "scroll",
  buyPrestige: "prestige",
  pledge: "church",
  buyOut: "coin",
  rise: "church",
};
