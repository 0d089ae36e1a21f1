import { expect } from "vitest";
import { overlapOf } from "../pieces/tags/box.ts";
import type { PlacedTag, SizedTag } from "../pieces/tags/tag-placement.ts";
import { places, villageNames } from "../realm/places.ts";

/** Tags hide no circle of a village and stay inside the frame of the map. */
export function expectTagsInFrame(tags: readonly PlacedTag<SizedTag>[]): void {
  for (const { tag, box } of tags) {
    for (const village of villageNames) {
      const [x, y] = places[village];
      const circle = { x: x - 14, y: y - 14, width: 28, height: 28 };
      expect(overlapOf(box, circle), `${tag.company.key} on ${village}`).toBe(0);
    }
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
  }
}
