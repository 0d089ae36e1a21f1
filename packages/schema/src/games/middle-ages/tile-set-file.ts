import { z } from "zod";
import { count, domain, eventId, stack, stacks, tile } from "./pieces.ts";

const coins = count;
const domainRow = z.object({
  id: domain,
  column: count,
  tiles: count,
  effect: z.enum([
    "coins_per_peasant",
    "tax_players_with_fewer_mills",
    "return_tile_from_graveyard",
    "place_scout",
    "coins_per_chest",
    "attack_players_with_fewer_ramparts",
    "place_extra_coin_token",
    "place_plot_token",
  ]),
  income_coins: coins,
  income_domains: z.array(domain).min(1),
});

const eventRow = z.object({
  id: eventId,
  effect: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("gain_per_peasant"), coins }),
    z.object({ kind: z.literal("gain_per_chest"), coins }),
    z.object({ kind: z.literal("gain_per_tile"), coins, domains: z.array(domain).min(1) }),
    z.object({ kind: z.literal("gain_per_distinct_domain"), coins }),
    z.object({ kind: z.literal("gain_per_graveyard_tile"), coins }),
    z.object({ kind: z.literal("lose_per_tile"), coins, domains: z.array(domain).min(1) }),
    z.object({ kind: z.literal("destroy_one_each"), domains: z.array(domain).min(1) }),
    z.object({ kind: z.literal("return_tile_from_graveyard"), count: z.literal(1) }),
  ]),
});

const seats = ["2", "3", "4", "5"] as const;

/** A file of components, as it is typed from a copy of the game. What it holds besides is for its readers. */
export const tileSetFile = z.object({
  format: z.literal("middle-ages-tiles/1"),
  dataset: z.string().min(1),
  official: z.boolean(),
  rows: z.object({
    visible: count.min(1),
    rounds: count.min(1).max(16),
    tiles_per_row: z.literal("players + 1"),
    event_after_rounds: z.array(count.min(1)),
    events_drawn: count,
  }),
  stacks_by_players: z.record(z.enum(seats), z.array(z.enum(stacks)).min(1)),
  reshuffle_discards_by_players: z.record(z.enum(seats), z.boolean()),
  domains: z.array(domainRow),
  plot_tokens: z.array(z.object({ id: z.string(), domain })),
  extra_coin_tokens: count,
  empty_domain_penalty: coins,
  amounts: z.object({
    mill_tax: coins,
    barracks_tribute: coins,
    field_per_peasant: coins,
    market_per_chest: coins,
    extra_coin: coins,
    starting_coins: coins,
  }),
  events: z.array(eventRow),
  tiles: z.array(tile.extend({ id: z.string().min(1), stack })),
});
export type TileSetFile = z.infer<typeof tileSetFile>;
