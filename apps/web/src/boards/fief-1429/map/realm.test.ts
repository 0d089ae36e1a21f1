import { describe, expect, it } from "vitest";
import type { VillageId } from "../game.ts";
import { lands, sees } from "./areas.ts";
import { distanceOf } from "./geometry/point.ts";
import { onMap, roads, villagesOnMap } from "./realm.ts";
import { towards } from "./towards.ts";
import { bridges } from "./waters.ts";

describe("the map", () => {
  it("draws every village, fief and bishopric of the data", () => {
    expect(villagesOnMap).toHaveLength(24);
    expect(lands).toHaveLength(8);
    expect(sees).toHaveLength(5);
    for (const { path } of [...lands, ...sees]) expect(path).toMatch(/^M[\d.-]/);
  });

  it("keeps villages so far apart that a finger meets one of them", () => {
    for (const one of villagesOnMap) {
      for (const other of villagesOnMap) {
        if (one !== other) expect(distanceOf(one.at, other.at), `${one.name} ${other.name}`).toBeGreaterThan(70);
      }
    }
  });

  it("has a bridge on each road that crosses the river, and on no other", () => {
    const crossing = roads.filter(({ bridge }) => bridge).map(({ between }) => between);
    expect(bridges).toHaveLength(crossing.length);
    for (const [one, other] of crossing) {
      const [from, to] = [onMap(one).at, onMap(other).at];
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
    expect(towards("charolles", "ArrowUp")).toBe("sennecy");
    expect(towards("charolles", "ArrowLeft")).toBe("blaye");
    expect(towards("bourg", "ArrowLeft")).toBe("st-vivien");
    expect(towards("bourg", "ArrowRight")).toBe("la-bussiere");
    expect(towards("bourg", "x")).toBeNull();
  });

  function reachedFrom(first: VillageId): ReadonlySet<VillageId> {
    const reached = new Set([first]);
    for (const village of reached) {
      for (const arrow of arrows) {
        const next = towards(village, arrow);
        if (next !== null) reached.add(next);
      }
    }
    return reached;
  }
});
