import type { BoardModel, Draft } from "../../board-model.ts";
import { written } from "../geometry/point.ts";
import { places, type VillageName } from "../realm/places.ts";
import { findLord } from "../table.ts";
import styles from "./route.module.css";

interface RouteProps {
  readonly model: BoardModel & {
    readonly view: { readonly lords: readonly { readonly lord: string; readonly village: VillageName }[] };
  };
  readonly selected: Draft | null;
  readonly marchTypes: ReadonlySet<string>;
}

/** The chosen step of a march, in gold along its road. */
export function Route({ model, selected, marchTypes }: RouteProps) {
  if (selected === null || !marchTypes.has(selected.type) || !("to" in selected)) return null;
  const lord = findLord(model.view, selected.lord);
  if (lord === undefined) return null;
  const path = `M${written(places[lord.village])}L${written(places[selected.to as VillageName])}`;
  return <path className={styles.route} d={path} />;
}
