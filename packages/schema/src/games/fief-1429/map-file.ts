import { z } from "zod";
import { bishopric, fief, rank, village } from "./pieces.ts";

/** The map as its file has it. */
export const mapFile = z.strictObject({
  map: z.string(),
  fiefs: z.array(z.strictObject({ id: fief, rank, villages: z.array(village) })),
  bishoprics: z.array(z.strictObject({ number: bishopric, chief_town: village, villages: z.array(village) })),
  villages: z.array(z.strictObject({ id: village, name: z.string() })),
  roads: z.array(z.strictObject({ between: z.tuple([village, village]), bridge: z.boolean() })),
});
export type MapFile = z.infer<typeof mapFile>;
