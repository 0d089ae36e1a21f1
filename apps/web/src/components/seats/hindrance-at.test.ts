import { expect, it } from "vitest";
import { hindranceAt } from "./hindrance-at.ts";

const lack = { what: "finished", least: 3, own: 0 } as const;

it("leaves a seat open to whoever lacks nothing, and to whom it was", () => {
  expect(hindranceAt({ unmetRequirement: null, formerSeat: null }, 1)).toBeNull();
  expect(hindranceAt({ unmetRequirement: null, formerSeat: 1 }, 1)).toBeNull();
});

it("keeps a newcomer from it who lacks something, and from another whoever has left one", () => {
  expect(hindranceAt({ unmetRequirement: lack, formerSeat: null }, 1)).toBe("lack");
  expect(hindranceAt({ unmetRequirement: null, formerSeat: 0 }, 1)).toBe("other-hand");
});
