import { expect, it } from "vitest";
import type { ReplayChanges } from "../../api-client/types.ts";
import { withViews } from "./replay-views.ts";

it("a replay has the view after each step, from its changes", () => {
  const steps = [
    { version: 3, changes: [{ op: "replace", path: "", value: { turn: 1, points: [0, 0] } }] },
    { version: 4, changes: [] },
    { version: 5, changes: [{ op: "replace", path: "/points/1", value: 2 }] },
  ];
  const { steps: shown } = withViews({ game: "a game", steps } as unknown as ReplayChanges);
  expect(shown).toEqual([
    { version: 3, view: { turn: 1, points: [0, 0] } },
    { version: 4, view: { turn: 1, points: [0, 0] } },
    { version: 5, view: { turn: 1, points: [0, 2] } },
  ]);
  expect(shown[1]?.view).toBe(shown[0]?.view);
});
