import { describe, expect, it } from "vitest";
import { isOpen } from "../../choice.ts";
import type { FiefModel } from "../game.ts";
import { onMap } from "../realm/realm.ts";
import { recorded } from "../testing/recorded.ts";
import { villageActionsOf } from "./village-actions.ts";

function toBoardModel(kind: string): FiefModel {
  const moment = recorded[kind];
  if (moment === undefined) throw new Error(`no recorded moment of ${kind}`);
  return { ...moment.model, people: [], yourSeat: moment.seat };
}

describe("the gold of the map", () => {
  it.each(Object.keys(recorded))("lights only what may be chosen at %s", (kind) => {
    const model = toBoardModel(kind);
    for (const actions of villageActionsOf(model, null).values()) {
      for (const action of actions) expect(isOpen(model.choices, action)).toBe(true);
    }
  });

  it("leads a chosen lord to the next villages with all his soldiers", () => {
    const model = toBoardModel("marching");
    const [start] = [...villageActionsOf(model, null)].flatMap(([village, actions]) =>
      actions.filter(({ type }) => type === "march").map((action) => ({ village, action })),
    );
    if (start === undefined) throw new Error("nobody may march");
    const destinations = [...villageActionsOf(model, start.action)].filter(([, actions]) =>
      actions.some(({ to, lord }) => to !== undefined && lord === start.action.lord),
    );
    expect(destinations.length).toBeGreaterThan(0);
    for (const [village] of destinations)
      expect([start.village, ...onMap(start.village).neighbours]).toContain(village);
  });
});
