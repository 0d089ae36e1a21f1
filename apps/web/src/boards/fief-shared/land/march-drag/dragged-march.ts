import type { Draft } from "../../../board-model.ts";
import { isSameAction } from "../../decision/actions.ts";
import type { VillageName } from "../../realm/places.ts";
import type { VillageActions } from "../realm-map-props.ts";

/** The march that dragging from a village drafts: the chosen one if its lord is there, else the first. */
export function marchFrom(
  villageActions: VillageActions,
  from: VillageName,
  selected: Draft | null,
  marchTypes: ReadonlySet<string>,
): Draft | undefined {
  const marches = (villageActions.get(from) ?? []).filter(({ type, to }) => marchTypes.has(type) && to !== from);
  return marches.find((march) => selected !== null && isSameAction(lordOf(march), selected)) ?? marches[0];
}

/** The march of the same lord to a village, if it is offered. */
export function marchTo(villageActions: VillageActions, to: VillageName, march: Draft): Draft | undefined {
  return villageActions.get(to)?.find((action) => action.to === to && isSameAction(lordOf(march), action));
}

const lordOf = ({ type, lord }: Draft): Draft => ({ type, lord });
