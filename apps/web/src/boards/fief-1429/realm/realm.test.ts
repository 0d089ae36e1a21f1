import { describe, expect, it } from "vitest";
import { distanceOf } from "../../fief-shared/geometry/point.ts";
import { bridges } from "../../fief-shared/land/waters.ts";
import { places } from "../../fief-shared/realm/places.ts";
import { roadPaths } from "../../fief-shared/realm/roads.ts";
import { villageInDirection } from "../../fief-shared/realm/village-in-direction.ts";
import type { VillageId } from "../game.ts";
import { landDivision, sees } from "./areas.ts";
import { roads, villagesOnMap } from "./realm.ts";

describe("the map", () => {
  it("draws every village, fief and bishopric of the data", () => {
    expect(villagesOnMap).toHaveLength(24);
    expect(landDivision.lands).toHaveLength(8);
    expect(roadPaths.map(({ key }) => key).toSorted()).toEqual(
      roads.map(({ between }) => between.join(" ")).toSorted(),
    );
    expect(sees).toHaveLength(5);
    for (const { path } of [...landDivision.lands, ...sees]) expect(path).toMatch(/^M[\d.-]/);
  });

  it("keeps villages so far apart that a finger touches only one of them", () => {
    for (const { village: one } of villagesOnMap) {
      for (const { village: other } of villagesOnMap) {
        if (one !== other) expect(distanceOf(places[one], places[other]), `${one} ${other}`).toBeGreaterThan(70);
      }
    }
  });

  it("has a bridge on each road that crosses the river, and on no other", () => {
    const crossing = roads.filter(({ hasBridge }) => hasBridge).map(({ between }) => between);
    expect(bridges).toHaveLength(crossing.length);
    for (const [one, other] of crossing) {
      const [from, to] = [places[one], places[other]];
      const detours = bridges.map(({ at }) => distanceOf(from, at) + distanceOf(at, to) - distanceOf(from, to));
      expect(Math.min(...detours), `${one} ${other}`).toBeLessThan(12);
    }
  });
});

describe("the arrow keys", () => {
  const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

  it("lead from any village to every other", () => {
    for (const { village } of villagesOnMap) expect(reachedFrom(village).size, village).toBe(24);
  });

  it("lead in their direction", () => {
    expect(villageInDirection("charolles", "ArrowUp")).toBe("sennecy");
    expect(villageInDirection("charolles", "ArrowLeft")).toBe("blaye");
    expect(villageInDirection("bourg", "ArrowLeft")).toBe("st-vivien");
    expect(villageInDirection("bourg", "ArrowRight")).toBe("la-bussiere");
    expect(villageInDirection("bourg", "x")).toBeNull();
  });

  function reachedFrom(first: VillageId): ReadonlySet<VillageId> {
    const reached = new Set([first]);
    for (const village of reached) {
      for (const arrow of arrows) {
        const next = villageInDirection(village, arrow);
        if (next !== null) reached.add(next);
      }
    }
    return reached;
  }
});
