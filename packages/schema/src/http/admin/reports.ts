import { z } from "zod";
import { accountId, gameId, instant } from "../../ids.ts";
import { nameKind } from "../accounts/players.ts";
import { message } from "../messages/chat.ts";
import { paging, search, unpaged } from "./lists.ts";
import { accountReference, staffAccount } from "./people.ts";
import { reason } from "./staff.ts";

export const reportParams = z.object({ report: z.uuid() });

export const reportStates = ["open", "settled"] as const;
export const reportLine = z
  .object({
    id: z.uuid(),
    at: instant,
    game: gameId.meta({
      description: "The game, or the tournament, whose chat it is about, or the study whose text it is.",
    }),
    gameName: z.string().nullable(),
    tournament: z.uuid().nullable().meta({ description: "The same id, if the chat is that of a tournament." }),
    accused: accountReference,
    reporter: accountReference,
    reason: z.string(),
    resolution: z
      .object({ verdict: z.enum(["upheld", "dismissed"]), by: staffAccount, reason: z.string(), at: instant })
      .nullable(),
  })
  .meta({ id: "ReportLine" });
export type ReportLine = z.infer<typeof reportLine>;
export const reportSorts = ["at", "-at", "accused", "-accused", "reporter", "-reporter", "game", "-game"] as const;
export const reportsQuery = z.strictObject({
  q: search,
  state: z.enum(reportStates).optional(),
  accused: accountId.optional(),
  sort: z.enum(reportSorts).default("at"),
  ...paging,
});
export const reportsCsvQuery = reportsQuery.omit(unpaged);
export const reportsPage = z.object({ total: z.int(), reports: z.array(reportLine) }).meta({ id: "ReportsPage" });
const excerptLine = message.extend({
  nameKind: nameKind.nullable().meta({ description: "As it was then; none where it was not kept." }),
});
export const reportWithExcerpt = reportLine
  .extend({
    number: z.int().meta({ description: "The message that was reported; in a study, the node of the text." }),
    excerpt: z.array(excerptLine).meta({ description: "The messages around it, as the reporting player saw them." }),
  })
  .meta({ id: "ReportWithExcerpt" });
export const newReportResolution = z
  .strictObject({ verdict: z.enum(["upheld", "dismissed"]), reason })
  .meta({ id: "NewReportResolution" });
