import { describe, expect, it } from "vitest";
import { isOpen } from "../../choice.ts";
import type { FiefScene } from "../game.ts";
import { onMap } from "../realm/realm.ts";
import { recorded } from "../testing/recorded.ts";
import { villageActionsOf } from "./village-actions.ts";

function sceneOf(kind: string): FiefScene {
  const moment = recorded[kind];
  if (moment === undefined) throw new Error(`no recorded moment of ${kind}`);
  return { ...moment.scene, people: [], yourSeat: moment.seat };
}

describe("the gold of the map", () => {
  it.each(Object.keys(recorded))("lights only what may be chosen at %s", (kind) => {
    const scene = sceneOf(kind);
    for (const actions of villageActionsOf(scene, null).values()) {
      for (const action of actions) expect(isOpen(scene.choices, action)).toBe(true);
    }
  });

  it("leads a chosen lord to the next villages with all his soldiers", () => {
    const scene = sceneOf("marching");
    const [start] = [...villageActionsOf(scene, null)].flatMap(([village, actions]) =>
      actions.filter(({ type }) => type === "march").map((action) => ({ village, action })),
    );
    if (start === undefined) throw new Error("nobody may march");
    const destinations = [...villageActionsOf(scene, start.action)].filter(([, actions]) =>
      actions.some(({ to, lord }) => to !== undefined && lord === start.action.lord),
    );
    expect(destinations.length).toBeGreaterThan(0);
    for (const [village] of destinations)
      expect([start.village, ...onMap(start.village).neighbours]).toContain(village);
  });
});
