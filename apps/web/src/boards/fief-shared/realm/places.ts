import map from "@seneschal/schema/maps/fief-shared.json" with { type: "json" };
import type { Point } from "../geometry/point.ts";

/** The same in every Fief. */
export type VillageName = keyof typeof map.villages;

/** Where each village is drawn. */
export const places = map.villages as unknown as Readonly<Record<VillageName, Point>>;

/** Where the name of each land is written, away from villages and roads. */
export const namePlaces = map.names as unknown as Readonly<Record<keyof typeof map.names, Point>>;

export const { width, height } = map;
/** Villages in the same band count as one row. */
const bandHeight = 134;
const bandOf = (village: VillageName): number => Math.floor(places[village][1] / bandHeight);

/** In reading order: from north to south in bands, and from west to east. */
export const villageNames: readonly VillageName[] = (Object.keys(places) as VillageName[]).toSorted(
  (one, other) => bandOf(one) - bandOf(other) || places[one][0] - places[other][0],
);
