import { expect, it } from "vitest";
import type { Draft } from "../../../board-model.ts";
import type { VillageName } from "../../realm/places.ts";
import { marchFrom, marchTo } from "./dragged-march.ts";

const marchTypes = new Set(["march"]);
const odo = { type: "march", lord: "odo", troops: 2 };
const zoe = { type: "march", lord: "zoe", troops: 1 };
const actions = new Map<VillageName, readonly Draft[]>([
  ["sigy", [{ type: "buildMill", village: "sigy" }, odo, zoe]],
  ["bourg", [{ ...odo, to: "bourg" }]],
  ["tournus", [{ type: "buildMill", village: "tournus" }]],
]);

it("a drag leads the chosen lord of the village, or its first", () => {
  expect(marchFrom(actions, "sigy", null, marchTypes)).toBe(odo);
  expect(marchFrom(actions, "sigy", { ...zoe, to: "bourg" }, marchTypes)).toBe(zoe);
  expect(marchFrom(actions, "tournus", null, marchTypes)).toBeUndefined();
});

it("a drop drafts the march of this lord, if it is offered", () => {
  expect(marchTo(actions, "bourg", odo)).toEqual({ ...odo, to: "bourg" });
  expect(marchTo(actions, "bourg", zoe)).toBeUndefined();
  expect(marchTo(actions, "tournus", odo)).toBeUndefined();
});
