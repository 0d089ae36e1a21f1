import { z } from "zod";
import { tieBreaks } from "../../outcome.ts";
import { player } from "./plan.ts";

export const roundNumber = z.int().min(1).max(500);
export const tableNumber = z.int().min(1).max(5000);
/** The reason of a director; everyone can read it. */
export const reason = z.string().trim().min(3).max(500).meta({ description: "Reason; everyone can read it." });

const isForfeit = z
  .boolean()
  .meta({ description: "Left before the end, or never played: last place, no score and no points." });

/** The result of one player at a table. */
export const place = z
  .object({
    player,
    rank: z.int().min(1).max(10).meta({ description: "Tied players have the same number." }),
    score: z.number().meta({ description: "In the unit that players count: points, titles or prestige." }),
    tieBreaks: tieBreaks.default([]),
    isForfeit,
    substitute: z
      .object({
        player: player.nullable().meta({ description: "Null: a person who did not replace them officially." }),
        share: z.number().min(0).max(1).meta({ description: "Share of the points that goes to the substitute." }),
      })
      .optional()
      .meta({ description: "The person who played the seat at the end of the game." }),
  })
  .meta({ id: "TablePlace" });
const scoreMax = 1_000_000;
/** A result that a director enters. */
export const newPlace = place
  .omit({ substitute: true })
  .extend({ score: z.number().min(-scoreMax).max(scoreMax), isForfeit: isForfeit.default(false) })
  .meta({ id: "NewTablePlace", description: "The result of one player at a table, as a director enters it." });
/** Earlier events have no tie-breaks. */
export const recordedPlace = place.extend({ tieBreaks: tieBreaks.optional() }).meta({ id: "RecordedTablePlace" });
