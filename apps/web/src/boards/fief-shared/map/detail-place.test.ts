import { expect, it } from "vitest";
import { detailPlace } from "./detail-place.ts";

const screen = { left: 0, top: 0, width: 1366, height: 768 };
const alone = { bounds: screen, keepClear: [], villages: [] };
const detail = { width: 300, height: 400 };

it("is next to the village, without covering it", () => {
  const { left, top } = detailPlace({ x: 300, y: 400 }, detail, alone);
  expect(left).toBeGreaterThan(320);
  expect(left).toBeLessThan(400);
  expect(top).toBeLessThan(400);
  expect(top + detail.height).toBeGreaterThan(400);
});

it("is to the left of the village where there is no room to its right", () => {
  const { left } = detailPlace({ x: 1200, y: 400 }, detail, alone);
  expect(left + detail.width).toBeLessThan(1180);
});

it.each([
  [10, 10],
  [1360, 10],
  [10, 760],
  [1360, 760],
])("stays inside the window at %i, %i", (x, y) => {
  const { left, top } = detailPlace({ x, y }, detail, alone);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(left + detail.width).toBeLessThanOrEqual(screen.width);
  expect(top + detail.height).toBeLessThanOrEqual(screen.height);
});

it("covers no village that may be chosen, if it can", () => {
  const village = { x: 400, y: 400 };
  const keepClear = [
    { x: 520, y: 330 },
    { x: 260, y: 420 },
  ];
  const { left, top } = detailPlace(village, { width: 300, height: 150 }, { ...alone, keepClear });
  for (const { x, y } of [village, ...keepClear]) {
    expect(x > left && x < left + 300 && y > top && y < top + 150).toBe(false);
  }
});

it("covers as few other villages as it can", () => {
  const villages = [
    { x: 520, y: 380 },
    { x: 560, y: 420 },
  ];
  expect(detailPlace({ x: 400, y: 400 }, detail, { ...alone, villages }).left).toBeLessThan(400);
});
