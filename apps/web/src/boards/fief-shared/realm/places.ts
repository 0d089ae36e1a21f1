import type { Point } from "../geometry/point.ts";

/** Where each village is drawn: near its place in the map file, moved where names would overlap. */
export const places = {
  beaujeu: [155, 183],
  "la-salle": [306, 130],
  blaye: [324, 282],
  charolles: [431, 371],
  sennecy: [445, 198],
  "l-epervier": [560, 297],
  chateauneuf: [565, 149],
  mazilles: [682, 183],
  "st-andromy": [759, 382],
  tournus: [810, 249],
  belleville: [901, 144],
  pugnac: [907, 356],
  "st-medard": [685, 503],
  "st-gerome": [889, 521],
  "st-andre": [910, 678],
  villeneuve: [505, 507],
  "la-bussiere": [756, 703],
  bourg: [590, 687],
  "st-vivien": [438, 696],
  "les-essarts": [371, 536],
  "st-paul": [236, 696],
  marcamps: [255, 444],
  sigy: [151, 568],
  "st-ciers-d-abzac": [174, 328],
} as const satisfies Readonly<Record<string, Point>>;

/** The same in every Fief. */
export type VillageName = keyof typeof places;

export const width = 1060;
export const height = 800;
/** Villages in the same band count as one row. */
const bandHeight = 134;
const bandOf = (village: VillageName): number => Math.floor(places[village][1] / bandHeight);

/** In reading order: from north to south in bands, and from west to east. */
export const villageNames: readonly VillageName[] = (Object.keys(places) as VillageName[]).toSorted(
  (one, other) => bandOf(one) - bandOf(other) || places[one][0] - places[other][0],
);
