import { describe, expect, it } from "vitest";
import { legible, nearest, scaleAtFirst, scaleWithin, scrolledTo } from "./zoom.ts";

describe("the zoom of the map", () => {
  it("starts with the whole map on tablets and desktops, and with legible names on phones", () => {
    expect(scaleAtFirst(1060, 1060)).toBe(1);
    expect(scaleAtFirst(700, 1060)).toBeCloseTo(700 / 1060);
    expect(scaleAtFirst(330, 1060)).toBe(legible);
  });

  it("stays between the whole map and the largest zoom", () => {
    expect(scaleWithin(0.1, 530, 1060)).toBe(0.5);
    expect(scaleWithin(9, 530, 1060)).toBe(nearest);
  });

  it("keeps what is under a finger in place", () => {
    const [scroll, finger, growth] = [200, 120, 1.5];
    const spotBefore = scroll + finger;
    expect(scrolledTo(scroll, finger, growth) + finger).toBeCloseTo(spotBefore * growth);
  });
});
