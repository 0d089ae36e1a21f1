import { z } from "zod";
import { seat } from "../../ids.ts";

export const colours = ["orange", "green", "brown", "pink"] as const;
export const goods = ["scroll", "horse", "plough", "ox", "wagon"] as const;
/** What a farm holds and prices are made of. */
export const wares = [...colours, "coin", "grain", ...goods] as const;
/** The spaces on which cubes lie, in the order in which they are filled. */
export const actions = ["harvest", "family", "crafts", "market", "travel", "council", "church"] as const;
export const buildings = ["wainwright", "stables", "library", "smithy"] as const;
/** Of the chronicle. */
export const professions = ["council", "crafts", "travel", "church", "farm"] as const;
export const cities = ["A", "B", "C", "D", "E", "F"] as const;

/** Where a member of a family is: `council-1` is the first level, `window-1` the window furthest to the right. */
export const places = [
  "unborn",
  "farm",
  "bag",
  ...buildings,
  "council-1",
  "council-2",
  "council-3",
  "council-4",
  "city-A",
  "city-B",
  "city-C",
  "city-D",
  "city-E",
  "city-F",
  "window-1",
  "window-2",
  "window-3",
  "window-4",
  "chronicle-council",
  "chronicle-crafts",
  "chronicle-travel",
  "chronicle-church",
  "chronicle-farm",
  "grave",
  "gone",
] as const;

export const count = z.int().min(0);
export const colour = z.enum(colours);
export const cube = z
  .enum([...colours, "plague"])
  .meta({ id: "VillageCube", description: "The colour of an influence cube, or `plague`." });
export const good = z.enum(goods);
export const ware = z.enum(wares).meta({ id: "VillageWare", description: "A good or a coin." });
export const action = z.enum(actions).meta({ id: "VillageAction", description: "A space on which cubes lie." });
export const building = z.enum(buildings).meta({ id: "VillageBuilding", description: "A building for training." });
export const profession = z
  .enum(professions)
  .meta({ id: "VillageProfession", description: "A chapter of the village chronicle." });
export const city = z.enum(cities).meta({ id: "VillageCity", description: "A city of the map." });
export const place = z.enum(places).meta({ id: "VillagePlace", description: "Where a figure can be." });
export const generation = z.int().min(1).max(4).meta({ description: "1 is the oldest." });
export const level = z.int().min(1).max(4).meta({ description: "A level of the council chamber, 1 the lowest." });
export const churchWindow = z.int().min(1).max(4).meta({ description: "A church window, 1 furthest to the right." });
export const stall = z.int().min(0).max(4).meta({ description: "A stall of the market, from 0." });

export const cubes = z
  .object({ orange: count, green: count, brown: count, pink: count, plague: count })
  .meta({ id: "VillageCubes", description: "The number of cubes of each colour." });
export const stock = z
  .object({
    orange: count,
    green: count,
    brown: count,
    pink: count,
    coin: count,
    grain: count,
    scroll: count,
    horse: count,
    plough: count,
    ox: count,
    wagon: count,
  })
  .meta({ id: "VillageStock" });
/** Tiles are values: two that look alike are the same. */
export const customer = z
  .object({ asks: z.array(ware), prestige: count })
  .meta({ id: "VillageCustomer", description: "What a customer asks for, ware by ware, and the prestige it brings." });
export const member = z.object({ generation, place }).meta({ id: "VillageMember" });
/** A member of some family, where the place is known. */
export const figure = z
  .object({ seat, generation })
  .meta({ id: "VillageFigure", description: "A member of a family." });
