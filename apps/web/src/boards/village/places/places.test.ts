import { expect, it } from "vitest";
import { recorded } from "../testing/recorded.ts";
import { suggestedPlace, tablePlaces } from "./places.ts";

it("shows the place that a question is about", () => {
  const places = Object.entries(recorded).map(([kind, { model }]) => [kind, suggestedPlace(model, null)]);
  expect(Object.fromEntries(places)).toMatchObject({
    crafts: "crafts",
    sale: "market",
    reward: "travel",
    privilege: "council",
    rising: "church",
    death: "book",
    turn: "market",
  });
});

it("shows the place of the action that is chosen", () => {
  const { model } = recorded.turn ?? {};
  if (model === undefined) throw new Error("no recorded turn");
  for (const action of tablePlaces.slice(0, 5)) {
    const place = action as "market";
    expect(suggestedPlace(model, { type: "take", action: place })).toBe(place);
  }
  expect(suggestedPlace(model, { type: "take", action: "harvest" })).toBe("market");
});
