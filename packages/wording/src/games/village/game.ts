import type { Village } from "@seneschal/schema/games/village";

type View = Village["view"];
type Family = View["families"][number];
export type Fact = Village["redactedFact"];
export type Figure = View["blackBag"]["members"][number];
export type Cubes = View["spaces"][number]["cubes"];
export type Customer = Village["customer"];
export type Points = Family["points"];

/** In the order of the bag; the schema has the same, but with it comes all of zod. */
export const cubes = ["orange", "green", "brown", "pink", "plague"] as const satisfies readonly (keyof Cubes)[];
export const wares = [
  "orange",
  "green",
  "brown",
  "pink",
  "coin",
  "grain",
  "scroll",
  "horse",
  "plough",
  "ox",
  "wagon",
] as const satisfies readonly (keyof Family["stock"])[];
