import { z } from "zod";

/** Map units; the board is `width` by `height` units. */
export const placeOnMap = z
  .object({ x: z.int().min(0), y: z.int().min(0) })
  .meta({ id: "PlaceOnMap", description: "In map units, east and south from the north-west corner of the map." });

export const nameOnMap = z.string().meta({ description: "As the map has it, in every language." });

export const bend = z.number().min(-1).max(1).meta({
  description:
    "How the board draws the road: as a quadratic curve whose control point is next to the middle of the straight line, to the right of the way from the first village to the second, by this share of its length; negative: to the left.",
});
