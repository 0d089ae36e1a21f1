import { z } from "zod";
import { accountId, gameId, instant, seat, sha256, version } from "../../ids.ts";
import { integerField } from "../query-fields.ts";

/** Files that an account may import in 24 hours. */
export const importsPerDay = 20;

/** A line of text that someone typed: no control characters, no invisible ones, and none that change the direction of writing. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+$/u);

const nameMax = 40;
const seatsMax = 10;

export const importQuery = z.strictObject({
  origin: z
    .url({ protocol: /^https?$/ })
    .max(200)
    .optional()
    .meta({
      description:
        "The server where the game was played: a URL, of which the origin is kept. It is shown, and nobody verifies it.",
    }),
  names: z
    .string()
    .max(500)
    .transform((names) => names.split(","))
    .pipe(z.array(line(nameMax).or(z.literal(""))).max(seatsMax))
    .optional()
    .meta({
      description: `The names of the players in the order of their seats, separated by commas, each at most ${nameMax} characters. They are shown as plain text: those accounts do not exist here.`,
    }),
});

const importedSeat = z
  .object({
    seat,
    kind: z.enum(["person", "bot", "caretaker"]).meta({ description: "At the end of the game." }),
    name: z.string().nullable().meta({ description: "As the importer gave it; null if none was given." }),
  })
  .meta({ id: "ImportedSeat" });

export const importedGame = z
  .object({
    id: gameId.meta({ description: "The import. It follows from the last digest of the log." }),
    origin: z.string().nullable().meta({ description: "The server of the game, as the importer gave it." }),
    game: gameId.meta({ description: "The id that the game has on its own server." }),
    name: z.string().meta({ description: "The name of the game, from the file." }),
    ruleset: z.string(),
    revision: z.int(),
    version: version.meta({ description: "The number of events." }),
    head: sha256,
    rulesChecked: z.boolean().meta({ description: "False: it was played by another revision of the rules." }),
    startedAt: instant,
    finishedAt: instant,
    seats: z.array(importedSeat),
    ranking: z.array(z.object({ seat, rank: z.int().min(1), score: z.number() })),
    importedBy: accountId.nullable().meta({ description: "Null: the account was deleted." }),
    importedAt: instant,
    isListed: z.boolean().meta({ description: "Whether everyone finds it in the list. Otherwise only by its id." }),
  })
  .meta({ id: "ImportedGame" });
export type ImportedGame = z.infer<typeof importedGame>;

export const importResult = z
  .object({
    result: z.enum(["imported", "existing", "local"]).meta({
      description:
        "`imported`: it is new. `existing`: it was imported before. `local`: the game was played here, and `id` is the game itself.",
    }),
    id: gameId,
  })
  .meta({ id: "ImportResult" });

export const importChange = z.strictObject({ isListed: z.boolean() }).meta({ id: "ImportChange" });

export const importListQuery = z.strictObject({
  limit: integerField(1, 100).default(20).meta({ description: "Maximum number of entries." }),
  cursor: z.string().max(200).optional().meta({ description: "`next` of the previous page." }),
});
export const importList = z
  .object({ imports: z.array(importedGame), next: z.string().nullable() })
  .meta({ id: "ImportList" });
