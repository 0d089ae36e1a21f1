import { z } from "zod";
import { seat } from "../../ids.ts";
import { ranking } from "../flow.ts";
import { agenda } from "./agenda.ts";
import { decidedBy } from "./facts.ts";
import { coins, count, domain, eventId, place, round, stack, tile, tileBack } from "./pieces.ts";
import { tileSetName } from "./tile-set.ts";

const spot = z.object({
  tile: tile.nullable().meta({ description: "Null once the tile was taken or discarded." }),
  lord: seat.nullable(),
  scout: seat.nullable(),
  gatheredBy: seat
    .nullable()
    .meta({ description: "If the spot is empty: the seat that took its tile; null if it was discarded." }),
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
        each: coins.meta({ description: "For each tile, including the extra coin." }),
        counts: z.array(domain),
        coins,
      }),
    )
    .meta({ description: "What each domain would pay now." }),
  exposedTo: z.array(seat).meta({ description: "Seats whose next Barracks would hit this fief now." }),
  firstToFall: tile.nullable().meta({ description: "The tile that an attack would destroy." }),
  score: z.int().meta({ description: "Coins minus the penalty for domains that are empty now." }),
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
    .meta({ description: "Its result for each seat if it took effect now." }),
});

export const view = z
  .object({
    tileSet: tileSetName,
    round: z.int().min(0).max(16).meta({ description: "0 while the lords are being placed." }),
    order: z.array(seat).meta({ description: "Order of play of this round." }),
    done: z.array(seat).meta({ description: "Seats that have played this round." }),
    rows: z
      .array(z.object({ round, spots: z.array(spot) }))
      .meta({ description: "In playing order: the current row first." }),
    fiefs: z.array(fief),
    events: z.array(forecast),
    pile: z.object({ next: tileBack.nullable(), left: count.meta({ description: "Including the next tile." }) }),
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
