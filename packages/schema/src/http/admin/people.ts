import { z } from "zod";
import { accountId, gameId, instant } from "../../ids.ts";
import { sessionEntry } from "../accounts/accounts.ts";
import { accountKind, nameKind } from "../accounts/players.ts";
import { role } from "../accounts/roles.ts";
import { sanction, sanctionKind } from "../accounts/sanctions.ts";
import { booleanField } from "../query-fields.ts";
import { readableLines } from "../readable-text.ts";
import { paging, search, unpaged } from "./lists.ts";
import { reason } from "./staff.ts";

export const personParams = z.object({ account: accountId });
export const sanctionParams = z.object({ account: accountId, sanction: z.uuid() });
export const ownSanctionParams = z.object({ sanction: z.uuid() });

export const staffAccount = z.object({ account: accountId, name: z.string().nullable() });
/** An account by id and name; nulls after it was deleted. */
export const accountReference = staffAccount.extend({ nameKind: nameKind.nullable() });

export const peopleSorts = ["name", "-name", "since", "-since", "seen", "-seen", "reports", "-reports"] as const;
export const peopleQuery = z.strictObject({
  q: search,
  kind: accountKind.optional(),
  sanctioned: booleanField.optional().meta({ description: "Only accounts that are muted or banned." }),
  sort: z.enum(peopleSorts).default("-since"),
  ...paging,
});
export const peopleCsvQuery = peopleQuery.omit(unpaged);
export const personLine = z
  .object({
    account: accountId,
    name: z.string(),
    kind: accountKind,
    nameKind,
    isEmailConfirmed: z.boolean(),
    since: instant,
    seenAt: instant.nullable().meta({ description: "Time of last activity; null if there is no session." }),
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
    by: staffAccount,
    appealedAt: instant.nullable(),
    liftedAt: instant.nullable(),
    liftReason: z.string().nullable(),
    isInForce: z.boolean(),
  })
  .meta({ id: "SanctionRecord" });
export type SanctionRecord = z.infer<typeof sanctionRecord>;

/** Signs that two accounts belong to one person, or to one household. Nothing happens automatically. */
export const signal = z
  .object({
    ...accountReference.shape,
    networks: z.int().meta({ description: "Networks from which both were used." }),
    agents: z.int().meta({ description: "Same user agents on the same network." }),
    gamesTogether: z.int(),
    lastSeenAt: instant,
  })
  .meta({ id: "AccountSignal" });

export const personDetails = z
  .object({
    ...personLine.shape,
    history: z.array(sanctionRecord),
    sessions: z.array(sessionEntry.omit({ isCurrent: true })),
    passkeys: z.int().meta({ description: "How many passkeys can sign in to the account." }),
    signals: z
      .array(signal)
      .meta({ description: "Accounts that may belong to the same person. Nothing happens automatically." }),
    recentGames: z.array(z.object({ id: gameId, name: z.string(), ruleset: z.string(), state: z.string() })),
  })
  .meta({ id: "PersonDetails" });
export type PersonDetails = z.infer<typeof personDetails>;

export const newSanction = z
  .strictObject({
    kind: sanctionKind,
    days: z.int().min(1).max(3650).nullable().meta({ description: "Null: until further notice." }),
    reason,
  })
  .meta({ id: "NewSanction" });
export const newAppeal = z.strictObject({ text: readableLines(2000) }).meta({ id: "NewAppeal" });
