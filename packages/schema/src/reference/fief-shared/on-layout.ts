import { layout } from "./layout.ts";

type VillageName = keyof typeof layout.villages;
type RoadName = keyof typeof layout.bends;

/** Villages with the places where they are drawn. */
export const placedVillages = <Village extends { readonly village: VillageName }>(villages: readonly Village[]) =>
  villages.map((one) => ({ ...one, at: layout.villages[one.village] }));

/** Roads with the bends with which they are drawn. */
export const bentRoads = <Road extends { readonly between: readonly [VillageName, VillageName] }>(
  roads: readonly Road[],
) => roads.map((one) => ({ ...one, bend: layout.bends[one.between.join(" ") as RoadName] }));
