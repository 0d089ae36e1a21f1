import { z } from "zod";
import { seat } from "../../ids.ts";
import { agenda } from "./agenda.ts";
import { decidedBy, ranking } from "./facts.ts";
import { coins, count, domain, eventId, place, round, stack, tile, tileBack } from "./pieces.ts";
import { tileSetName } from "./tile-set.ts";

const spot = z.object({
  tile: tile.nullable().meta({ description: "Empty once the tile was gathered or set aside." }),
  lord: seat.nullable(),
  scout: seat.nullable(),
  gatheredBy: seat.nullable().meta({ description: "Of an empty spot: who took its tile; nobody if it was set aside." }),
});

const fief = z.object({
  seat,
  coins,
  columns: z.array(z.array(tile)).meta({ description: "Eight, in board order; the last tile lies on top." }),
  extraCoins: z.array(domain),
  plots: z.array(z.object({ plot: domain, domain })),
  graveyard: z.array(tile),
  peasants: count,
  chests: count,
  lord: z.object({ round, place }).nullable(),
  scout: z.object({ round, place }).nullable(),
  incomes: z
    .array(
      z.object({
        domain,
        each: coins.meta({ description: "For each tile, the extra coin included." }),
        counts: z.array(domain),
        coins,
      }),
    )
    .meta({ description: "What each domain would pay now." }),
  exposedTo: z.array(seat).meta({ description: "Whose next Barracks would hit this fief as things stand." }),
  firstToFall: tile.nullable().meta({ description: "The tile that an attack would destroy." }),
  score: z.int().meta({ description: "Coins less the penalty for domains that are empty now." }),
});

const forecast = z.object({
  event: eventId,
  afterRound: round,
  isDone: z.boolean(),
  now: z
    .array(
      z.object({
        seat,
        coins: z.int().meta({ description: "Less than 0: lost." }),
        loses: z.array(domain),
        raises: count,
      }),
    )
    .meta({ description: "What it would do to each seat if it came now." }),
});

export const view = z
  .object({
    tileSet: tileSetName,
    round: z.int().min(0).max(16).meta({ description: "0 while the lords are set up." }),
    order: z.array(seat).meta({ description: "Order of play of this round." }),
    done: z.array(seat).meta({ description: "Who has played this round." }),
    rows: z
      .array(z.object({ round, spots: z.array(spot) }))
      .meta({ description: "In order of play: the current row first." }),
    fiefs: z.array(fief),
    events: z.array(forecast),
    pile: z.object({ next: tileBack.nullable(), left: count.meta({ description: "The next tile included." }) }),
    waitingStack: z
      .object({ stack, left: count })
      .nullable()
      .meta({ description: "The stack that is opened when the pile runs out." }),
    discards: z.array(tile),
    discardsReturn: z.boolean(),
    supply: z.object({ extraCoins: count, plots: z.array(domain) }),
    prospects: z.array(z.object({ place, effect: z.int(), income: coins })).meta({
      description:
        "For a seat that must send its lord: the coins that each tile of the next row would bring as things stand, " +
        "with the tile that the lord leaves already gathered.",
    }),
    ending: z.object({ ranking, decidedBy }).nullable(),
    agenda,
  })
  .meta({ id: "MiddleAgesView" });
