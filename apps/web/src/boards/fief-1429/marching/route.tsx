import type { Draft } from "../../board-model.ts";
import { type FiefModel, lordShown, type VillageId } from "../game.ts";
import { onMap } from "../realm/realm.ts";

/** The step that is chosen, in gold along its road. */
export function Route({ model, selected }: { readonly model: FiefModel; readonly selected: Draft | null }) {
  const lord = selected === null ? undefined : lordShown(model.view, selected.lord);
  if (selected === null || lord === undefined || !moving.has(selected.type) || !("to" in selected)) return null;
  const [[x, y], [toX, toY]] = [onMap(lord.village).at, onMap(selected.to as VillageId).at];
  return <path className="fief-route" d={`M${x} ${y}L${toX} ${toY}`} />;
}

const moving = new Set(["march", "ride"]);
