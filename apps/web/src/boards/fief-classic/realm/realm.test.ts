import { describe, expect, it } from "vitest";
import { roadPaths } from "../../fief-shared/realm/roads.ts";
import { landDivision } from "./areas.ts";
import { onMap, regionsOnMap, roads, seesOnMap, villagesOnMap } from "./realm.ts";

describe("the map of the eighties", () => {
  it("draws every village, road and region of the data", () => {
    expect(villagesOnMap).toHaveLength(24);
    expect(landDivision.lands.map(({ fief }) => fief)).toEqual(regionsOnMap.map(({ region }) => region));
    for (const { path } of landDivision.lands) expect(path).toMatch(/^M[\d.-]/);
    for (const path of Object.values(landDivision.borders)) expect(path).toMatch(/^M[\d.-]/);
    expect(roadPaths.map(({ key }) => key).toSorted()).toEqual(
      roads.map(({ between }) => between.join(" ")).toSorted(),
    );
  });

  it("has a chief town in each bishopric, the village that gives it its name", () => {
    for (const { see } of seesOnMap) expect(onMap(see).isChiefTown).toBe(true);
    expect(villagesOnMap.filter(({ isChiefTown }) => isChiefTown)).toHaveLength(seesOnMap.length);
  });
});
