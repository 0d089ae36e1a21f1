import { z } from "zod";
import { accountId, gameId, instant, seat, sha256, version } from "../../ids.ts";
import { nameKind } from "../accounts/players.ts";
import { seatClock } from "../games/clocks.ts";
import { botLevel, gameStates, question } from "../games/lobby.ts";
import { pendingUndo } from "../games/play.ts";
import { integerField } from "../query-fields.ts";
import { paging, search, unpaged } from "./lists.ts";
import { reason } from "./staff.ts";

const occupant = z.object({
  kind: z.enum(["nobody", "person", "bot", "caretaker"]),
  account: accountId.nullable(),
  name: z.string().nullable(),
  nameKind: nameKind.nullable(),
  bot: botLevel.nullable(),
});

export const adminGameSorts = ["opened", "moved", "name", "version", "ruleset", "state"] as const;
export const adminGamesQuery = z.strictObject({
  q: search,
  state: z.enum(gameStates).optional(),
  ruleset: z.string().max(60).optional(),
  visibility: z.enum(["public", "invitation"]).optional(),
  player: accountId.optional().meta({ description: "Only games in which this account has or had a seat." }),
  waitingFor: z.enum(["person", "bot", "caretaker"]).optional().meta({ description: "Who is asked in it." }),
  inactiveHours: integerField(0, 100_000)
    .optional()
    .meta({ description: "Only games that have been inactive for this time." }),
  sort: z
    .enum([...adminGameSorts, "-opened", "-moved", "-name", "-version", "-ruleset", "-state"])
    .default("-opened")
    .meta({ description: "A minus reverses the order." }),
  ...paging,
});
export const adminGamesCsvQuery = adminGamesQuery.omit(unpaged);
export const adminGameLine = z
  .object({
    id: gameId,
    name: z.string(),
    ruleset: z.string(),
    revision: z.int(),
    state: z.enum(gameStates),
    visibility: z.enum(["public", "invitation"]),
    version,
    host: z.object({ account: accountId, name: z.string().nullable(), nameKind: nameKind.nullable() }),
    seats: z.array(occupant),
    activeSeats: z.array(seat).meta({ description: "The seats whose turn it is." }),
    openedAt: instant,
    movedAt: instant,
    finishedAt: instant.nullable(),
  })
  .meta({ id: "AdminGameLine" });
export type AdminGameLine = z.infer<typeof adminGameLine>;
export const adminGamesPage = z
  .object({ total: z.int(), games: z.array(adminGameLine) })
  .meta({ id: "AdminGamesPage" });

export const inspectionQuery = z.strictObject({
  at: integerField(0).optional().meta({ description: "The version; the latest if left out." }),
});
export const storedEvent = z
  .object({
    version,
    at: instant,
    type: z.string(),
    body: z.record(z.string(), z.unknown()),
    digest: sha256,
  })
  .meta({ id: "StoredEvent" });
export const storedEventsQuery = z.strictObject({
  after: integerField(0).default(0).meta({ description: "Start after this version." }),
  limit: integerField(1, 500).default(100).meta({ description: "Maximum number of entries." }),
});
export const storedEvents = z
  .object({ head: version, events: z.array(storedEvent) })
  .meta({ id: "StoredEvents", description: "Events as stored, including hidden facts." });

/** A game at one version, with all hidden information. */
export const inspection = z
  .object({
    game: gameId,
    name: z.string(),
    ruleset: z.string(),
    revision: z.int().meta({ description: "Of the rules with which it was opened." }),
    head: version,
    version,
    state: z.enum(gameStates).meta({ description: "At this version." }),
    settings: z.record(z.string(), z.unknown()).meta({ description: "The settings it was created with." }),
    seats: z.array(occupant),
    question: question.nullable(),
    clocks: z.array(seatClock),
    view: z.unknown().meta({ description: "The position as the arbiter sees it; null before the game begins." }),
    event: storedEvent,
    digestBefore: sha256.nullable(),
    projection: z
      .object({
        row: z.record(z.string(), z.unknown()).nullable(),
        seats: z.array(z.record(z.string(), z.unknown())),
        differences: z.array(z.string()).meta({ description: "Differences from the events." }),
      })
      .meta({ description: "Projections of the latest version, as lists and clocks read them." }),
    snapshots: z.array(z.object({ version, format: z.string(), bytes: z.int() })),
    undoRequest: pendingUndo.nullable().meta({ description: "The open undo request or rollback proposal." }),
  })
  .meta({ id: "Inspection" });
export type Inspection = z.infer<typeof inspection>;

export const faultKinds = ["chain", "rules", "fold", "projection"] as const;
export const verification = z
  .object({
    isSound: z.boolean(),
    events: z.int(),
    rulesChecked: z.boolean().meta({ description: "False if the rules have changed since the game was created." }),
    faults: z.array(z.object({ version: version.nullable(), kind: z.enum(faultKinds), detail: z.string() })),
  })
  .meta({ id: "Verification" });
export type Verification = z.infer<typeof verification>;

const intervention = {
  expectedVersion: version.meta({ description: "The version that your decision is based on." }),
  reason,
};
export const newExtension = z
  .strictObject({
    ...intervention,
    seat,
    seconds: z
      .int()
      .min(60)
      .max(60 * 24 * 60 * 60),
  })
  .meta({ id: "NewExtension" });
export const newReplacement = z
  .strictObject({
    ...intervention,
    seat,
    newcomer: z
      .discriminatedUnion("kind", [
        z.strictObject({ kind: z.literal("caretaker") }),
        z.strictObject({ kind: z.literal("person"), account: accountId }),
      ])
      .meta({ id: "Newcomer" }),
  })
  .meta({ id: "NewReplacement" });
export const newCaretakerMove = z.strictObject({ ...intervention, seat }).meta({ id: "NewCaretakerMove" });
export const newRollback = z.strictObject({ ...intervention, to: version }).meta({ id: "NewRollback" });
export const rollbackProposal = pendingUndo
  .extend({ version: version.meta({ description: "It ends when the game leaves this version." }) })
  .meta({ id: "RollbackProposal" });
export type RollbackProposal = z.infer<typeof rollbackProposal>;
export const rollbackWithdrawal = z.strictObject(intervention).meta({ id: "RollbackWithdrawal" });
export const newAnnulment = z.strictObject(intervention).meta({ id: "NewAnnulment" });
export const newFilling = z.strictObject({ ...intervention, bot: botLevel }).meta({ id: "NewFilling" });
