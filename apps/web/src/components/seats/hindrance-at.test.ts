import { expect, it } from "vitest";
import { hindranceAt } from "./hindrance-at.ts";

const lack = { what: "finished", least: 3, own: 0 } as const;

it("leaves a seat open to players who meet the requirements, and to its former player", () => {
  expect(hindranceAt({ unmetRequirement: null, formerSeat: null }, 1)).toBeNull();
  expect(hindranceAt({ unmetRequirement: null, formerSeat: 1 }, 1)).toBeNull();
});

it("is closed to players who do not meet a requirement, and to players who left another seat", () => {
  expect(hindranceAt({ unmetRequirement: lack, formerSeat: null }, 1)).toBe("lack");
  expect(hindranceAt({ unmetRequirement: null, formerSeat: 0 }, 1)).toBe("other-hand");
});
