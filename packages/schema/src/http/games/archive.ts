import { z } from "zod";
import { rulesetSchemas } from "../../games/register.ts";
import type { RulesetSchema } from "../../games/ruleset-schema.ts";
import { accountId, gameId, instant, seat, sha256, version } from "../../ids.ts";
import { outcome } from "../../outcome.ts";
import { booleanField, integerField } from "../query-fields.ts";
import { botLevel, rulesetIdOf, storedRulesetIdOf } from "./lobby.ts";

const archivedSeat = z
  .object({
    seat,
    kind: z.enum(["person", "bot", "caretaker"]).meta({ description: "At the end of the game." }),
    account: accountId.nullable(),
    name: z.string().nullable().meta({ description: "Null: a bot, or a deleted account." }),
    bot: botLevel.nullable(),
  })
  .meta({ id: "ArchivedSeat" });

/** The finished public games, as other programs collect them. */
export function archiveSchemas(schemas: readonly RulesetSchema[]) {
  const rulesetId = rulesetIdOf(schemas);
  const archivedGame = z
    .object({
      id: gameId,
      name: z.string(),
      ruleset: storedRulesetIdOf(rulesetId),
      revision: z.int().min(1),
      startedAt: instant,
      finishedAt: instant,
      version: version.meta({ description: "The number of events." }),
      head: sha256.meta({ description: "The digest of the last event: it identifies the whole game log." }),
      seats: z.array(archivedSeat),
      outcome,
    })
    .meta({ id: "ArchivedGame" });
  const filters = {
    ruleset: rulesetId.optional(),
    player: accountId.optional().meta({ description: "Only games in which this account has a seat." }),
    opponent: accountId.optional().meta({ description: "Only games in which this account has a seat, too." }),
    result: z.enum(["won", "lost"]).optional().meta({
      description: "Only games that `player` won, alone or with others, or that `player` lost. Needs `player`.",
    }),
    rated: booleanField.optional().meta({
      description:
        "`true`: only games that count for ratings; `false`: only other games. Games are then listed after they were rated, which takes a minute at most, and still in the order of their ends: a reader misses none.",
    }),
    since: instant.optional().meta({ description: "Only games that ended at this time or later." }),
    until: instant.optional().meta({ description: "Only games that ended before this time." }),
    cursor: z.string().max(200).optional().meta({ description: "`next` of the previous page." }),
  };
  return {
    archivePage: z
      .object({
        games: z.array(archivedGame),
        next: z.string().nullable().meta({
          description:
            "The cursor of the last game that was listed; null as long as there is none. Ask for it later to get the games that have ended since.",
        }),
        hasMore: z.boolean().meta({ description: "Whether there are more games now." }),
      })
      .meta({ id: "ArchivePage" }),
    archiveQuery: z
      .strictObject({
        ...filters,
        limit: integerField(1, 200).default(50).meta({ description: "Maximum number of entries." }),
        wait: integerField(0, 20).default(0).meta({ description: "Seconds to wait for a game if there is none yet." }),
      })
      .refine(isOfPlayer, "`result` needs `player`"),
    archiveLogsQuery: z
      .strictObject({
        ...filters,
        games: z
          .string()
          .max(3700)
          .transform((list) => list.split(","))
          .pipe(z.array(gameId).max(100))
          .optional()
          .meta({ description: "Only these games: up to 100 ids, separated by commas." }),
        limit: integerField(1, 100).default(20).meta({ description: "Maximum number of games." }),
      })
      .refine(isOfPlayer, "`result` needs `player`"),
  };
}

interface ResultFilter {
  readonly result?: string | undefined;
  readonly player?: string | undefined;
}
const isOfPlayer = ({ result, player }: ResultFilter) => result === undefined || player !== undefined;

export const { archivePage } = archiveSchemas(rulesetSchemas);

/** A month of the archive. */
export const month = z
  .string()
  .regex(/^[0-9]{4}-[0-9]{2}$/)
  .meta({ description: "`2026-10`, in UTC." });
export const monthFile = z
  .object({ month, games: z.int().min(0), bytes: z.int().min(0), sha256 })
  .meta({ id: "ArchiveMonth" });
export const monthList = z.object({ months: z.array(monthFile) }).meta({ id: "ArchiveMonthList" });
