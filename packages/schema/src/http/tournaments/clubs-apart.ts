import { z } from "zod";

/** Whether members of the same club are kept apart. */
export const clubsApart = z
  .strictObject({
    rounds: z
      .int()
      .min(1)
      .max(500)
      .nullable()
      .meta({ description: "In the first rounds, counted through all stages; in all rounds if null." }),
  })
  .nullable()
  .meta({
    id: "ClubsApart",
    description:
      "Members of the same club never play at the same table. If they cannot be kept apart, a director has to decide. Missing: they may meet.",
  });
