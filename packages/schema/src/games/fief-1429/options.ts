import { z } from "zod";

export const options = z.strictObject({
  turns: z.int().min(1).max(60).default(20).meta({ description: "The game is over after so many turns." }),
  isFirstTurnCalm: z
    .boolean()
    .default(false)
    .meta({ description: "In the first turn calamities are discarded without effect." }),
});
