import type { Draft } from "../../board-model.ts";
import { written } from "../../fief-shared/geometry/point.ts";
import { places } from "../../fief-shared/realm/places.ts";
import { type FiefModel, lordShown, type VillageId } from "../game.ts";

/** The step that is chosen, in gold along its road. */
export function Route({ model, selected }: { readonly model: FiefModel; readonly selected: Draft | null }) {
  const lord = selected?.type === "march" ? lordShown(model.view, selected.lord) : undefined;
  if (selected === null || lord === undefined || !("to" in selected)) return null;
  const path = `M${written(places[lord.village])}L${written(places[selected.to as VillageId])}`;
  return <path className="fief-route" d={path} />;
}
