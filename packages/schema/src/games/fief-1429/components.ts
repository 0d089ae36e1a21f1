import { z } from "zod";
import { bend, nameOnMap, placeOnMap } from "../fief-shared/place-on-map.ts";
import { anyCard, bishopric, count, ecus, fief, rank, village } from "./pieces.ts";

const map = z.object({
  width: count.meta({ description: "In map units." }),
  height: count.meta({ description: "In map units." }),
  villages: z.array(z.object({ village, name: nameOnMap, fief, bishopric, at: placeOnMap })),
  fiefs: z.array(
    z.object({
      fief,
      rank,
      villages: z.array(village),
      titlePrice: ecus.meta({ description: "Écus." }),
      nameAt: placeOnMap.meta({ description: "Where the board writes the name." }),
    }),
  ),
  bishoprics: z.array(z.object({ bishopric, chiefTown: village, villages: z.array(village) })),
  roads: z.array(z.object({ between: z.tuple([village, village]), hasBridge: z.boolean(), bend })),
});

const deck = z.array(z.object({ card: anyCard, copies: count }));

/** What the box holds and what is printed on it. */
export const components = z
  .object({
    map,
    start: z.object({ sergeants: count, knights: count, ecus }).meta({ description: "Of each family." }),
    prices: z
      .object({ sergeant: ecus, knight: ecus, mill: ecus, castle: ecus, cardinalsHat: ecus })
      .meta({ description: "Écus for one. The price of a title is that of its fief." }),
    stock: z
      .object({ castles: count, mills: count, cardinals: count })
      .meta({ description: "Shared by all families: what is used up cannot be obtained." }),
    familyStock: z
      .object({ sergeants: count, knights: count, siegeEngines: count, taxes: count })
      .meta({ description: "Of each family." }),
    lordsMax: count.meta({ description: "Lords of a family in play." }),
    handMax: count.meta({ description: "Cards in a hand." }),
    decks: z.object({ character: deck, event: deck }),
  })
  .meta({ id: "Fief1429Components" });
