import { describe, expect, it } from "vitest";
import { isOpen } from "../../choice.ts";
import { modelNamed } from "../../fief-shared/testing/recorded-models.ts";
import { onMap } from "../realm/realm.ts";
import { recorded } from "../testing/recorded.ts";
import { villageActionsOf } from "./village-actions.ts";

describe("the villages that are highlighted on the map", () => {
  it.each(Object.keys(recorded))("are only those where something may be chosen, at the question %s", (kind) => {
    const model = modelNamed(recorded, kind);
    for (const actions of villageActionsOf(model, null).values()) {
      for (const action of actions) expect(isOpen(model.choices, action)).toBe(true);
    }
  });

  it("are the next villages for a chosen lord, who takes all his soldiers along", () => {
    const model = modelNamed(recorded, "marching");
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
