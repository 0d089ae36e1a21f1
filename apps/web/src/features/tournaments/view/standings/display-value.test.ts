import { expect, it } from "vitest";
import { displayValue } from "./display-value.ts";

it.each([
  ["points", 2.5, 2.5],
  ["forfeits", -2, 2],
  ["seatLuck", -0.25, 0.25],
  ["lot", 2 ** 31, 0.5],
] as const)("%s of %d are read as %d", (criterion, figure, read) => expect(displayValue(criterion, figure)).toBe(read));
