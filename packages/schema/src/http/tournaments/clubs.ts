import { z } from "zod";
import { readableText } from "../readable-text.ts";
import { clubsApart } from "./clubs-apart.ts";
import { player } from "./plan.ts";

const clubNameMax = 60;
/** The name of a club as players and directors enter it. */
export const newClubName = readableText(clubNameMax);

const clubName = newClubName
  .nullable()
  .meta({ description: "The club; upper and lower case do not matter. Null: none." });

export const clubEventsWith = (reason: z.ZodString) =>
  [
    z.object({
      type: z.literal("ClubsChanged"),
      clubs: z.array(z.object({ player, club: z.string().nullable() })),
    }),
    z.object({ type: z.literal("ClubsKeptApart"), clubsApart, reason }),
  ] as const;

/** A player names their own club. */
export const ownClubAction = z
  .strictObject({ type: z.literal("set-own-club"), club: clubName })
  .meta({ description: "Until the start; after it, a director sets clubs." });

/** Actions of directors. */
export const clubActionsWith = (reason: z.ZodString) =>
  [
    z.strictObject({
      type: z.literal("set-clubs"),
      clubs: z
        .array(z.strictObject({ player, club: clubName }))
        .min(1)
        .max(256),
    }),
    z
      .strictObject({ type: z.literal("keep-clubs-apart"), clubsApart, reason })
      .meta({ description: "After the start; before it, change the settings." }),
  ] as const;
