import { z } from "zod";
import { action, building, city, colour, count, customer, good, level, profession, ware } from "./pieces.ts";

const price = z.array(ware);

/** What is printed on the board, the farms and the cards. */
export const board = z
  .object({
    lap: count.meta({ description: "Steps of the time track from bridge to bridge." }),
    plagueTime: count,
    wellCubes: count,
    grainMax: count,
    harvest: z.object({ plain: count, horse: count, ox: count }).meta({ description: "Sacks of grain." }),
    crafts: z.array(
      z.object({ building, train: count, make: count, goods: z.array(good), price }).meta({
        description: "Time to train a worker, time to make a good, and the price without a worker.",
      }),
    ),
    mill: z.object({ time: count, price, coins: count }),
    fee: z
      .object({ price, time: count })
      .meta({ description: "For each sale except the first sale of the player who started the market day." }),
    cities: z
      .array(z.object({ city, prestige: count, coins: count, cubes: count }))
      .meta({ description: "Reward for a family's first visit." }),
    paths: z
      .array(z.object({ from: city.nullable(), to: city, time: count, price }))
      .meta({ description: "`from` null: from the village. All other paths go both ways." }),
    cityScores: z.array(count).meta({ description: "By the number of cities, from 0." }),
    council: z.array(z.object({ level, time: count, prices: z.array(price), score: count })),
    privileges: z.object({ cubes: count, coins: count, prestige: count }),
    church: z.object({
      price,
      time: count.meta({ description: "Instead of the price." }),
      windowScores: z.array(count).meta({ description: "From the right." }),
      steps: z.array(count).meta({ description: "Sacks of grain from each window to the next, from the right." }),
      figures: count.meta({ description: "Figures that leave the black bag in each mass." }),
      ransom: count.meta({ description: "Coins for each member bought out of the black bag." }),
      prestige: count.meta({ description: "Prestige for the most members in the church." }),
    }),
    chronicleScores: z.array(count).meta({ description: "By the number of members, from 0." }),
    roundsMax: count,
  })
  .meta({ id: "VillageBoard" });

/** What depends on the number of seats. */
export const table = z.object({
  seats: count,
  added: count.meta({ description: "Cubes of each colour that enter the green bag each round." }),
  placed: z.array(z.object({ action, cubes: count })),
  stalls: count,
  queue: count,
  chronicle: z.array(z.object({ profession, places: count })),
  graves: count,
});

/** The contents of the box, whole: a game keeps those that it began with. */
export const box = z
  .object({
    id: z.string(),
    isOfficial: z.boolean().meta({ description: "False: parts of it are reconstructed." }),
    board,
    tables: z.array(table),
    members: z.array(count).meta({ description: "Of each family, by generation." }),
    monks: count,
    cubes: z.array(z.object({ colour, cubes: count })),
    plague: count,
    coins: count.meta({ description: "Of each family at the start." }),
    customers: z.array(customer),
    starterPlaysAgain: z.boolean().optional().meta({ description: "In games begun under revision 1; without effect." }),
  })
  .meta({ id: "VillageBox" });

/** The name of a box, for those who play with it. */
export const boxName = z.object({ id: z.string(), isOfficial: z.boolean() });
