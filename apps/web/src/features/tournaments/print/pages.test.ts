import { expect, it } from "vitest";
import { inPages } from "./pages.ts";

const lengths = (items: number, max: number) =>
  inPages(
    Array.from({ length: items }, (_, item) => item),
    max,
  ).map(({ length }) => length);

it("fills as few pages as possible evenly", () => {
  expect(lengths(64, 66)).toEqual([64]);
  expect(lengths(67, 66)).toEqual([34, 33]);
  expect(lengths(33, 10)).toEqual([9, 9, 9, 6]);
});

it("has one page even without anything on it", () => {
  expect(lengths(0, 10)).toEqual([0]);
});
