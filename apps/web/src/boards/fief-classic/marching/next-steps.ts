import type { Draft } from "../../board-model.ts";
import type { NextSteps } from "../../fief-shared/land/realm-map-props.ts";
import { findLord } from "../../fief-shared/table.ts";
import type { FiefModel } from "../game.ts";
import { onMap } from "../realm/realm.ts";

const stepsMax = 2;

/**
 * Where a chosen march could go on by a second step, before the first is sent. Nowhere from before a village, where the
 * lord must stop, nor out of bad weather, which the soldiers cannot leave.
 */
export function nextStepsFrom({ view }: FiefModel, selected: Draft | null): NextSteps {
  const lord = selected?.type === "march" ? findLord(view, selected.lord) : undefined;
  const way = view.ways.find(({ lord: id, to }) => id === lord?.lord && to === selected?.to);
  if (selected === null || lord === undefined || way === undefined) return new Map();
  if (way.isBefore || way.blockedBy !== null || lord.steps + 1 >= stepsMax) return new Map();
  const curses = view.villages.find(({ village }) => village === way.to)?.curses ?? [];
  if (curses.includes("bad-weather")) return new Map();
  return new Map(onMap(way.to).neighbours.map((to) => [to, { ...selected, to }]));
}
