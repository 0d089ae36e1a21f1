import { expect, it } from "vitest";
import { detailPlace } from "./detail-place.ts";

const screen = { left: 0, top: 0, width: 1366, height: 768 };
const detail = { width: 300, height: 400 };

it("is next to the village, without covering it", () => {
  const { left, top } = detailPlace({ x: 300, y: 400 }, detail, screen);
  expect(left).toBeGreaterThan(320);
  expect(left).toBeLessThan(400);
  expect(top).toBeLessThan(400);
  expect(top + detail.height).toBeGreaterThan(400);
});

it("is to the left of the village where there is no room to its right", () => {
  const { left } = detailPlace({ x: 1200, y: 400 }, detail, screen);
  expect(left + detail.width).toBeLessThan(1180);
});

it.each([
  [10, 10],
  [1360, 10],
  [10, 760],
  [1360, 760],
])("stays inside the window at %i, %i", (x, y) => {
  const { left, top } = detailPlace({ x, y }, detail, screen);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(left + detail.width).toBeLessThanOrEqual(screen.width);
  expect(top + detail.height).toBeLessThanOrEqual(screen.height);
});
