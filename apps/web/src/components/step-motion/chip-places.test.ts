import { expect, it } from "vitest";
import { type Box, chipPlace, type Point } from "./chip-places.ts";

/** The middles of the chips at these parts, in a window of a phone. */
function placesOf(boxes: readonly Box[]): readonly Point[] {
  const places: Point[] = [];
  for (const box of boxes) places.push(chipPlace(box, places, 360));
  return places;
}

it("puts the chips of one part below each other", () => {
  const figure = { x: 100, y: 50, width: 20, height: 20 };
  expect(placesOf([figure, figure])).toEqual([
    { x: 110, y: 85 },
    { x: 110, y: 115 },
  ]);
});

it("keeps the chips of figures next to each other apart on a phone", () => {
  const figures = [100, 130, 160].map((x) => ({ x, y: 50, width: 20, height: 20 }));
  const places = placesOf(figures);
  expect(places).toEqual([
    { x: 110, y: 85 },
    { x: 140, y: 115 },
    { x: 170, y: 85 },
  ]);
});

it("stays within the window, and above what is high", () => {
  expect(placesOf([{ x: 340, y: 200, width: 20, height: 60 }])).toEqual([{ x: 330, y: 200 }]);
});
