import { written } from "../../fief-shared/geometry/point.ts";
import { places } from "../../fief-shared/realm/places.ts";
import type { Draft } from "../../scene.ts";
import { type FiefScene, lordShown, type VillageId } from "../game.ts";

/** The step that is chosen, in gold along its road. */
export function Route({ scene, selected }: { readonly scene: FiefScene; readonly selected: Draft | null }) {
  const lord = selected?.type === "march" ? lordShown(scene.view, selected.lord) : undefined;
  if (selected === null || lord === undefined || !("to" in selected)) return null;
  const path = `M${written(places[lord.village])}L${written(places[selected.to as VillageId])}`;
  return <path className="fief-route" d={path} />;
}
