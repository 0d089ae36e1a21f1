import { z } from "zod";
import type { rulesetIdOf } from "../games/lobby.ts";
import { verificationFaults } from "../lists.ts";

/** In characters. */
export const importMax = 2_000_000;

export { verificationFaults };
export type VerificationFault = (typeof verificationFaults)[number];

/** What else can be wrong in a line of a file that is imported. */
export const importFaults = [
  "tab",
  "start-rank",
  "no-name",
  "rating",
  "points",
  "rank",
  "opponent",
  "color",
  "result",
  "no-players",
  "repeated-rank",
  "unknown-opponent",
  "other-opponent",
  "same-color",
  "no-team-name",
  "unknown-player",
  "repeated-player",
  "too-many-pairs",
  "unreadable-title",
  "unreadable-name",
  "repeated-name",
  "unreadable-club",
  "too-many-players",
  "settings",
] as const;
export type ImportFault = (typeof importFaults)[number];

/** In the `errors` of a problem: the first line of a file that is wrong. */
export const lineFault = z.object({
  line: z.int().min(1),
  fault: z
    .enum([...verificationFaults, ...importFaults])
    .meta({ description: "For programs that translate `message`." }),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .meta({ description: "What `message` names: positions, a player, a round." }),
});

/** The request and response bodies of imports. */
export const importSchemas = <Tournament extends z.ZodType>(
  tournament: Tournament,
  rulesetId: ReturnType<typeof rulesetIdOf>,
) => ({
  newImport: z
    .strictObject({
      file: z.string().min(1).max(importMax).meta({ description: "The text of the file." }),
      ruleset: rulesetId.optional().meta({ description: "For TRF16, which names no game." }),
    })
    .meta({ id: "NewTournamentImport" }),
  imported: z
    .object({
      tournament,
      imported: z.int().min(0).meta({ description: "Players who were entered." }),
      skipped: z.int().min(0).meta({ description: "Players with an account, and bots: they were not entered." }),
    })
    .meta({ id: "TournamentImport" }),
});
