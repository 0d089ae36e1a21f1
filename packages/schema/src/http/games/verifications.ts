import { z } from "zod";
import { gameId, seat, sha256, version } from "../../ids.ts";

/** The largest file that is verified, in bytes. */
export const verifiedBytesMax = 8_000_000;

/** The longest line that is read: several times the longest event of a game. */
export const lineCharactersMax = 500_000;

/** What can be wrong with a line of a game log. */
export const logFaults = [
  "no-line-break",
  "long-line",
  "no-json",
  "no-manifest",
  "other-secret",
  "unknown-ruleset",
  "no-event",
  "not-canonical",
  "after-end",
  "wrong-digest",
  "other-game",
  "wrong-version",
  "too-large",
  "against-rules",
  "no-end",
  "other-manifest",
] as const;
export type LogFault = (typeof logFaults)[number];

const ranks = z
  .array(z.object({ seat, rank: z.int().min(1), score: z.number() }))
  .meta({ description: "The final ranking; empty if the game was closed before its end." });

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
    ranking: ranks,
    chance: z.object({
      scheme: z.int().min(1),
      addedBy: z
        .array(seat)
        .meta({ description: "Seats whose players added entropy after the commitment was published." }),
      drawsUndone: z.int().min(0).meta({ description: "Draws that were undone with their moves and drawn again." }),
    }),
  })
  .meta({ id: "SoundGameLog" });

const explanations =
  "`against-rules` is an event that the rules, the chance or the clocks of the game do not give, and `too-large` one with sizes that no game has. All others are about the form of the file or its chain of digests.";

const unsound = z
  .object({
    isSound: z.literal(false),
    line: z.int().min(1).meta({ description: "The first line that is wrong." }),
    fault: z.enum(logFaults).meta({ description: explanations }),
    message: z.string().meta({ description: "What is wrong with it, in English." }),
    event: z
      .object({ type: z.string(), version })
      .optional()
      .meta({ description: "The event on the line, if it can be read." }),
    digest: z
      .object({ expected: sha256, found: sha256 })
      .optional()
      .meta({ description: "If the chain is broken on this line." }),
  })
  .meta({ id: "UnsoundGameLog" });

/** What the verification of a game log has found. No discriminator: OpenAPI knows only texts as discriminators. */
export const verification = z.union([sound, unsound]).meta({ id: "GameLogVerification" });
