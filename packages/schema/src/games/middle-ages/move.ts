import { z } from "zod";
import { domain, place, round } from "./pieces.ts";

const inColumn = z.int().min(0).meta({ description: "Place in that column, from 0 at the bottom." });

export const move = z
  .discriminatedUnion("type", [
    z
      .strictObject({ type: z.literal("send"), place })
      .meta({ id: "MiddleAgesSend", description: "Move your lord to a tile of the next row." }),
    z
      .strictObject({ type: z.literal("scout"), round, place })
      .meta({ id: "MiddleAgesScout", description: "Place your scout to reserve a tile of a later row." }),
    z
      .strictObject({ type: z.literal("keepScout") })
      .meta({ id: "MiddleAgesKeepScout", description: "Leave your scout where it is." }),
    z
      .strictObject({
        type: z.literal("raise"),
        tile: z.int().min(0).meta({ description: "Place in your graveyard, from 0." }),
      })
      .meta({ id: "MiddleAgesRaise", description: "Return a tile from your graveyard to your fief." }),
    z
      .strictObject({ type: z.literal("addCoin"), domain })
      .meta({ id: "MiddleAgesAddCoin", description: "Place an extra-coin token under a domain." }),
    z
      .strictObject({ type: z.literal("addPlot"), plot: domain, domain })
      .meta({ id: "MiddleAgesAddPlot", description: "Place a plot token under a domain." }),
    z
      .strictObject({
        type: z.literal("give"),
        domain,
        tile: inColumn,
      })
      .meta({ id: "MiddleAgesGive", description: "Choose the tile that an event destroys." }),
    z
      .strictObject({ type: z.literal("giveBoth"), domain, tile: inColumn, otherDomain: domain, otherTile: inColumn })
      .meta({ id: "MiddleAgesGiveBoth", description: "Choose the tiles that an event destroys in two domains." }),
  ])
  .meta({ id: "MiddleAgesMove" });
