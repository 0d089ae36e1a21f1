import { describe, expect, it } from "vitest";
import { isOpen } from "../../choice.ts";
import type { FiefScene } from "../game.ts";
import { onMap } from "../realm/realm.ts";
import { recorded } from "../testing/recorded.ts";
import { litVillages } from "./lit.ts";

function sceneOf(kind: string): FiefScene {
  const moment = recorded[kind];
  if (moment === undefined) throw new Error(`no recorded moment of ${kind}`);
  return { ...moment.scene, people: [], yourSeat: moment.seat };
}

describe("the gold of the map", () => {
  it.each(Object.keys(recorded))("lights only what may be chosen at %s", (kind) => {
    const scene = sceneOf(kind);
    for (const deeds of litVillages(scene, null).values()) {
      for (const deed of deeds) expect(isOpen(scene.choices, deed)).toBe(true);
    }
  });

  it("leads a chosen lord to the next villages with all his soldiers", () => {
    const scene = sceneOf("marching");
    const [start] = [...litVillages(scene, null)].flatMap(([village, deeds]) =>
      deeds.filter(({ type }) => type === "march").map((deed) => ({ village, deed })),
    );
    if (start === undefined) throw new Error("nobody may march");
    const goals = [...litVillages(scene, start.deed)].filter(([, deeds]) =>
      deeds.some(({ to, lord }) => to !== undefined && lord === start.deed.lord),
    );
    expect(goals.length).toBeGreaterThan(0);
    for (const [village] of goals) expect([start.village, ...onMap(start.village).neighbours]).toContain(village);
  });
});
