import type { Draft } from "../../board-model.ts";
import type { NextSteps } from "../../fief-shared/land/realm-map-props.ts";
import { findLord } from "../../fief-shared/table.ts";
import type { FiefModel, VillageId } from "../game.ts";
import { onMap } from "../realm/realm.ts";

/**
 * Where a chosen march could go on by a second step, before the first is sent. Nowhere if chance or another player
 * decides the first one: what comes after it is not known yet.
 */
export function nextStepsFrom(model: FiefModel, selected: Draft | null): NextSteps {
  const { view } = model;
  const lord = selected?.type === "march" ? findLord(view, selected.lord) : undefined;
  const way = view.ways.find(({ lord: id, to }) => id === lord?.lord && to === selected?.to);
  if (selected === null || lord === undefined || way === undefined) return new Map();
  if (way.leave.length > 0 || way.hasPlague || lord.steps + 1 >= lord.stepsMax) return new Map();
  const destinations = onMap(way.to).neighbours.filter((village) => !isSnowbound(model, village));
  return new Map(destinations.map((to) => [to, { ...selected, to }]));
}

function isSnowbound({ view }: FiefModel, village: VillageId): boolean {
  return view.bishoprics[onMap(village).bishopric - 1]?.calamities.includes("bad-weather") ?? false;
}
