import { z } from "zod";

/** Map units; the board is `width` by `height` units. */
export const placeOnMap = z
  .object({ x: z.int().min(0), y: z.int().min(0) })
  .meta({ id: "PlaceOnMap", description: "In map units, east and south from the north-west corner of the map." });
