import { expect, it } from "vitest";
import { modelNamed } from "../../fief-shared/testing/recorded-models.ts";
import type { FiefModel } from "../game.ts";
import { onMap } from "../realm/realm.ts";
import { recorded } from "../testing/recorded.ts";
import { nextStepsFrom } from "./next-steps.ts";

const model: FiefModel = modelNamed(recorded, "marching");
const [way] = model.view.ways.filter(({ leave, hasPlague }) => leave.length === 0 && !hasPlague);
if (way === undefined) throw new Error("nobody may go anywhere");
const march = { type: "march", lord: way.lord, to: way.to, companions: [], sergeants: 1, knights: 0 };
const withView = (view: Partial<FiefModel["view"]>): FiefModel => ({ ...model, view: { ...model.view, ...view } });
const destinations = (of: FiefModel) => [...nextStepsFrom(of, march).keys()].toSorted();

it("a march may go on from the chosen village, or back, with the same company", () => {
  expect(destinations(model)).toEqual(onMap(way.to).neighbours.toSorted());
  for (const [to, draft] of nextStepsFrom(model, march)) expect(draft).toEqual({ ...march, to });
});

it("a march does not go on before a village is chosen, or when the lord has no step left", () => {
  expect(nextStepsFrom(model, null).size).toBe(0);
  expect(nextStepsFrom(model, { type: "march", lord: way.lord }).size).toBe(0);
  const lords = model.view.lords.map((one) => (one.lord === way.lord ? { ...one, steps: one.stepsMax - 1 } : one));
  expect(destinations(withView({ lords }))).toEqual([]);
});

it("a march does not go on when other players or chance decide the first step", () => {
  const changed = (change: Partial<typeof way>) =>
    withView({ ways: model.view.ways.map((one) => (one === way ? { ...one, ...change } : one)) });
  expect(destinations(changed({ leave: [0] }))).toEqual([]);
  expect(destinations(changed({ hasPlague: true }))).toEqual([]);
});

it("a march does not go on into bad weather", () => {
  const [first] = onMap(way.to).neighbours;
  const stormy = first === undefined ? 0 : onMap(first).bishopric;
  const bishoprics = model.view.bishoprics.map((one) =>
    one.bishopric === stormy ? { ...one, calamities: ["bad-weather" as const] } : one,
  );
  expect(destinations(withView({ bishoprics }))).not.toContain(first);
});
