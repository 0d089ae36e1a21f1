import { expect, it } from "vitest";
import { takeOverObstacle } from "./take-over-obstacle.ts";

const unmet = { what: "finished", min: 3, own: 0 } as const;

it("leaves a seat open to players who meet the requirements, and to its former player", () => {
  expect(takeOverObstacle({ unmetRequirement: null, formerSeat: null }, 1)).toBeNull();
  expect(takeOverObstacle({ unmetRequirement: null, formerSeat: 1 }, 1)).toBeNull();
});

it("is closed to players who do not meet a requirement, and to players who left another seat", () => {
  expect(takeOverObstacle({ unmetRequirement: unmet, formerSeat: null }, 1)).toBe("unmet");
  expect(takeOverObstacle({ unmetRequirement: null, formerSeat: 0 }, 1)).toBe("other-hand");
});
