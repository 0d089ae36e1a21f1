import { z } from "zod";
import { gameId, seat, sha256, version } from "../../ids.ts";

/** The largest file that is verified, in bytes. */
export const verifiedBytesMax = 8_000_000;

const sound = z
  .object({
    isSound: z.literal(true),
    game: gameId,
    ruleset: z.string(),
    revision: z.int(),
    events: version.meta({ description: "The number of events." }),
    commitment: sha256.meta({ description: "Compare it with the one that was shown before the game started." }),
    head: sha256.meta({ description: "Compare it with the last digest that you noted." }),
    rulesChecked: z.boolean().meta({
      description:
        "False: the game was played by another revision of the rules, so only the chain, the commitment and the entropy were verified.",
    }),
    chance: z.object({
      scheme: z.int().min(1),
      addedBy: z
        .array(seat)
        .meta({ description: "Seats whose players added entropy after the commitment was published." }),
      drawsUndone: z.int().min(0).meta({ description: "Draws that were undone with their moves and drawn again." }),
    }),
  })
  .meta({ id: "SoundGameLog" });

const unsound = z
  .object({
    isSound: z.literal(false),
    line: z.int().min(1).meta({ description: "The first line that is wrong." }),
    message: z.string().meta({ description: "What is wrong with it, in English." }),
  })
  .meta({ id: "UnsoundGameLog" });

/** What the verification of a game log has found. No discriminator: OpenAPI knows only texts as discriminators. */
export const verification = z.union([sound, unsound]).meta({ id: "GameLogVerification" });
