import { z } from "zod";
import { action, building, city, colour, count, good, level, profession, ware } from "./pieces.ts";

const seats = ["2", "3", "4"] as const;
const price = z.partialRecord(ware, count.min(1));
const bySeats = z.record(z.enum(seats), count);

/** A file of components, as it is typed from a copy of the game. What it holds besides is for its readers. */
export const componentFile = z.object({
  format: z.literal("village-components/1"),
  dataset: z.string().min(1),
  official: z.boolean(),
  components: z.object({
    members: z.array(count),
    monks: count,
    influence_cubes: z.record(colour, count),
    plague_cubes: count,
    starting_coins: count,
    grain_max: count,
  }),
  setup_cards: z.object({
    added_per_colour: bySeats,
    placed: z.record(action, bySeats),
  }),
  time: z.object({ lap: count.min(1), plague: count }),
  well_cubes: count.min(1),
  harvest: z.object({ plain: count, horse_and_plough: count, ox_and_plough: count }),
  crafts: z.array(z.object({ id: building, train_time: count, make_time: count, price, goods: z.array(good).min(1) })),
  mill: z.object({ time: count, price, coins: count }),
  market: z.object({ stalls: bySeats, queue: bySeats, fee: z.object({ price, time: count }) }),
  customers: z.array(z.object({ id: z.string().min(1), asks: price, prestige: count.min(1) })),
  travel: z.object({
    cities: z.array(z.object({ id: city, prestige: count, coins: count, cubes: count })),
    paths: z.array(z.object({ from: z.union([city, z.literal("village")]), to: city, time: count, price })),
    scores: z.array(count),
  }),
  council: z.object({
    levels: z.array(z.object({ level, time: count, prices: z.array(price).min(1), score: count })),
    cubes: count,
    coins: count,
    prestige: count,
  }),
  church: z.object({
    price,
    time: count,
    window_scores: z.array(count),
    steps: z.array(count),
    figures: count,
    ransom: count,
    prestige: count,
  }),
  chronicle: z.object({ places: z.record(profession, bySeats), scores: z.array(count) }),
  graves: bySeats,
  rounds_max: count.min(1),
});
export type ComponentFile = z.infer<typeof componentFile>;
