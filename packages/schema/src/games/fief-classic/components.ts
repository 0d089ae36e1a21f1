import { z } from "zod";
import { bend, nameOnMap, placeOnMap } from "../fief-shared/place-on-map.ts";
import { figuresFile } from "./figures-file.ts";
import { card, count, rank, region, see, village } from "./pieces.ts";

const map = z.object({
  isOfficial: z.boolean().meta({ description: "False: the map is reconstructed." }),
  width: count.meta({ description: "In map units." }),
  height: count.meta({ description: "In map units." }),
  villages: z.array(z.object({ village, name: nameOnMap, region, see, at: placeOnMap })),
  regions: z.array(
    z.object({
      region,
      rank,
      villages: z.array(village),
      nameAt: placeOnMap.meta({ description: "Where the board writes the name." }),
    }),
  ),
  sees: z.array(z.object({ see, villages: z.array(village) })),
  roads: z.array(z.object({ between: z.tuple([village, village]), bend })),
});

/** What the box of an edition holds and what is printed on it. */
export const components = z
  .object({
    map,
    titlesToWin: z
      .object({ two: count, three: count, four: count, none: z.null() })
      .meta({ description: "By the value of the option `goal`." }),
    deck: z.array(z.object({ card, copies: count })),
    figures: figuresFile.meta({ description: "Prices, incomes, stock and tables, with their sources." }),
  })
  .meta({ id: "FiefClassicComponents" });
