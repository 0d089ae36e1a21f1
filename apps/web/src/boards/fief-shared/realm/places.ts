import { layout } from "@seneschal/schema/reference/fief-shared/layout";
import type { Point } from "../geometry/point.ts";

/** The same in every Fief. */
export type VillageName = keyof typeof layout.villages;

/** Where each village is drawn. */
export const places = pointsOf(layout.villages);

/** Where the name of each land is written, away from villages and roads. */
export const namePlaces = pointsOf(layout.names);

export const { width, height } = layout;
/** Villages in the same band count as one row. */
const bandHeight = 134;
const bandOf = (village: VillageName): number => Math.floor(places[village][1] / bandHeight);

/** In reading order: from north to south in bands, and from west to east. */
export const villageNames: readonly VillageName[] = (Object.keys(places) as VillageName[]).toSorted(
  (one, other) => bandOf(one) - bandOf(other) || places[one][0] - places[other][0],
);

function pointsOf<Name extends string>(spots: Readonly<Record<Name, { readonly x: number; readonly y: number }>>) {
  return Object.fromEntries(
    Object.entries<{ readonly x: number; readonly y: number }>(spots).map(([name, { x, y }]) => [name, [x, y]]),
  ) as unknown as Readonly<Record<Name, Point>>;
}
