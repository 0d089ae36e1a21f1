import { z } from "zod";
import { rank, region, see, village } from "./pieces.ts";

/** The map as its file has it. */
export const mapFile = z.strictObject({
  map: z.string(),
  official: z.boolean(),
  provenance: z.string(),
  regions: z.array(z.strictObject({ id: region, rank, villages: z.array(village) })),
  sees: z.array(z.strictObject({ id: see, villages: z.array(village) })),
  villages: z.array(z.strictObject({ id: village, name: z.string() })),
  roads: z.array(z.strictObject({ between: z.tuple([village, village]) })),
});
export type MapFile = z.infer<typeof mapFile>;
