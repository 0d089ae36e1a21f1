import { z } from "zod";
import { accountId, gameId, instant } from "../ids.ts";
import { sessionEntry } from "./accounts.ts";
import { paging, reason, role, search, unpaged } from "./desk.ts";
import { nameKind } from "./players.ts";
import { readableLines } from "./readable-text.ts";
import { sanction, sanctionKind } from "./sanctions.ts";
import { message } from "./talk.ts";

export const personParams = z.object({ account: accountId });
export const sanctionParams = z.object({ account: accountId, sanction: z.uuid() });
export const ownSanctionParams = z.object({ sanction: z.uuid() });
export const reportParams = z.object({ report: z.uuid() });

const keeper = z.object({ account: accountId, name: z.string().nullable() });
const person = keeper.extend({ nameKind: nameKind.nullable() });

export const peopleSorts = ["name", "-name", "since", "-since", "seen", "-seen", "reports", "-reports"] as const;
export const peopleQuery = z.strictObject({
  q: search,
  kind: z.enum(["guest", "member"]).optional(),
  sanctioned: z.stringbool().optional().meta({ description: "Only accounts that are muted or banned." }),
  sort: z.enum(peopleSorts).default("-since"),
  ...paging,
});
export const peopleTableQuery = peopleQuery.omit(unpaged);
export const personLine = z
  .object({
    account: accountId,
    name: z.string(),
    kind: z.enum(["guest", "member"]),
    nameKind,
    isEmailConfirmed: z.boolean(),
    since: instant,
    seenAt: instant.nullable().meta({ description: "Time of last activity; missing if there is no session." }),
    games: z.int(),
    reports: z.int().meta({ description: "Reports about their messages." }),
    sanctions: z.array(sanctionKind),
    roles: z.array(role),
  })
  .meta({ id: "PersonLine" });
export type PersonLine = z.infer<typeof personLine>;
export const peoplePage = z.object({ total: z.int(), people: z.array(personLine) }).meta({ id: "PeoplePage" });

export const sanctionRecord = z
  .object({
    ...sanction.shape,
    by: keeper,
    appealedAt: instant.nullable(),
    liftedAt: instant.nullable(),
    liftReason: z.string().nullable(),
    isInForce: z.boolean(),
  })
  .meta({ id: "SanctionRecord" });
export type SanctionRecord = z.infer<typeof sanctionRecord>;

/** What may mean that two accounts are one person; it may mean a family. Nothing follows from it by itself. */
export const signal = z
  .object({
    ...person.shape,
    networks: z.int().meta({ description: "Networks from which both were used." }),
    agents: z.int().meta({ description: "Same user agents on the same network." }),
    gamesTogether: z.int(),
    lastSeenAt: instant,
  })
  .meta({ id: "AccountSignal" });

export const reportStates = ["open", "settled"] as const;
export const reportLine = z
  .object({
    id: z.uuid(),
    at: instant,
    game: gameId,
    gameName: z.string().nullable(),
    accused: person,
    reporter: person,
    reason: z.string(),
    resolution: z
      .object({ verdict: z.enum(["upheld", "dismissed"]), by: keeper, reason: z.string(), at: instant })
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
export const reportsTableQuery = reportsQuery.omit(unpaged);
export const reportsPage = z.object({ total: z.int(), reports: z.array(reportLine) }).meta({ id: "ReportsPage" });
const excerptLine = message.extend({
  nameKind: nameKind.nullable().meta({ description: "As it was then; none where it was not kept." }),
});
export const reportWithExcerpt = reportLine
  .extend({
    number: z.int().meta({ description: "The message that was reported." }),
    excerpt: z.array(excerptLine).meta({ description: "The messages around it, as the reporting player saw them." }),
  })
  .meta({ id: "ReportWithExcerpt" });
export const newReportResolution = z
  .strictObject({ verdict: z.enum(["upheld", "dismissed"]), reason })
  .meta({ id: "NewReportResolution" });

export const personAtDesk = z
  .object({
    ...personLine.shape,
    history: z.array(sanctionRecord),
    sessions: z.array(sessionEntry.omit({ isCurrent: true })),
    signals: z
      .array(signal)
      .meta({ description: "Accounts that may belong to the same person. Nothing happens automatically." }),
    recentGames: z.array(z.object({ id: gameId, name: z.string(), ruleset: z.string(), state: z.string() })),
  })
  .meta({ id: "PersonDetails" });
export type PersonAtDesk = z.infer<typeof personAtDesk>;

export const newSanction = z
  .strictObject({
    kind: sanctionKind,
    days: z.int().min(1).max(3650).nullable().meta({ description: "Missing: until further notice." }),
    reason,
  })
  .meta({ id: "NewSanction" });
export const newAppeal = z.strictObject({ text: readableLines(2000) }).meta({ id: "NewAppeal" });
