import { z } from "zod";
import { accountId, instant, version } from "../../ids.ts";
import { botLevel } from "../games/lobby.ts";
import { absencesActionWith, ownAbsencesAction } from "./absences.ts";
import { clubActionsWith, ownClubAction } from "./clubs.ts";
import { draftedTable } from "./events.ts";
import { namedPlayerActions, ownLinkActions } from "./named-players.ts";
import { physicalTableActions, reportActions } from "./physical-tables.ts";
import { newPlace, reason, roundNumber, tableNumber } from "./places.ts";
import { anyPlan, type PlanSchema, player } from "./plan.ts";
import { roundClockActions } from "./round-clock.ts";

/** Of pairs that are kept apart. */
export const pairsApartMax = 200;

const atTable = { round: roundNumber, table: tableNumber, reason };
const withReason = { reason };

const playerActions = [
  z.strictObject({ type: z.literal("enter") }),
  z.strictObject({ type: z.literal("withdraw") }),
  z.strictObject({ type: z.literal("check-in") }),
  z.strictObject({ type: z.literal("pause") }).meta({
    description: "Sit out the next rounds. A knock-out has no pauses; in a stage of lives, each round costs a life.",
  }),
  z.strictObject({ type: z.literal("resume") }),
  z.strictObject({ type: z.literal("seek-game") }),
  z.strictObject({ type: z.literal("seek-no-game") }),
] as const;

const tournamentActions = (plan: PlanSchema) =>
  [
    z
      .strictObject({ type: z.literal("change-plan"), plan, reason: reason.optional() })
      .meta({ description: "Until the start; with a reason, once registration is open." }),
    z.strictObject({ type: z.literal("open-entry") }),
    z
      .strictObject({
        type: z.literal("start"),
        isEarly: z
          .boolean()
          .optional()
          .meta({ description: "Removes players who still have time to check in; rejected without it." }),
      })
      .meta({ description: "Players who have not checked in are removed." }),
    z.strictObject({ type: z.literal("cancel"), ...withReason }),
  ] as const;

const entrantActions = [
  z.strictObject({ type: z.literal("enter-bots"), bot: botLevel, count: z.int().min(1).max(64) }),
  z.strictObject({ type: z.literal("remove-player"), player, ...withReason }),
  z
    .strictObject({ type: z.literal("readmit-player"), player, ...withReason })
    .meta({ description: "Lets a removed player register again." }),
  z.strictObject({ type: z.literal("substitute"), player, by: player, ...withReason }),
  z.strictObject({
    type: z.literal("keep-apart"),
    pairs: z.array(z.tuple([player, player])).max(pairsApartMax),
    ...withReason,
  }),
  z.strictObject({ type: z.literal("name-director"), account: accountId }),
  z.strictObject({ type: z.literal("dismiss-director"), account: accountId }),
] as const;

const roundActions = [
  z.strictObject({
    type: z.literal("amend-round"),
    round: roundNumber,
    tables: z.array(draftedTable.pick({ players: true, division: true, purpose: true })).max(256),
    byes: z.array(player).max(256).default([]),
    mayMeet: z
      .boolean()
      .default(false)
      .meta({ description: "Seats players together who are kept apart; rejected without it." }),
    ...withReason,
  }),
  z.strictObject({ type: z.literal("redraw-round"), round: roundNumber, ...withReason }),
  z.strictObject({ type: z.literal("publish-round"), round: roundNumber }),
  z
    .strictObject({ type: z.literal("close-round"), round: roundNumber })
    .meta({ description: "Ends a round whose tables all have a result, before the time for corrections is over." }),
  z.strictObject({ type: z.literal("end-stage"), stage: z.int().min(1).max(9), reason: reason.optional() }).meta({
    description: "Ends a stage after its last round; with a reason, before it. Not while games are played.",
  }),
  z.strictObject({
    type: z.literal("move-deadline"),
    round: roundNumber,
    deadline: instant.nullable(),
    ...withReason,
  }),
  z
    .strictObject({ type: z.literal("correct-result"), ...atTable, places: z.array(newPlace).min(1).max(6) })
    .meta({ description: "Sending the current result confirms it if its game was annulled." }),
  z.strictObject({ type: z.literal("forfeit-place"), ...atTable, player }),
  z.strictObject({ type: z.literal("replay-table"), ...atTable }),
] as const;

/** The actions of players and directors in a tournament. */
export const tournamentActionOf = (plan: PlanSchema) =>
  z
    .discriminatedUnion("type", [
      ...playerActions,
      ownClubAction,
      ownAbsencesAction,
      ...ownLinkActions,
      ...reportActions,
      ...tournamentActions(plan),
      ...entrantActions,
      ...namedPlayerActions,
      ...clubActionsWith(reason),
      absencesActionWith(reason),
      ...roundActions,
      ...physicalTableActions,
      ...roundClockActions,
    ])
    .meta({ id: "TournamentAction" });
const anyAction = tournamentActionOf(anyPlan);
export type TournamentAction = z.output<typeof anyAction>;

/** An action. With `expectedVersion` it is only accepted for this version. */
export const newActionOf = (plan: PlanSchema) =>
  z
    .strictObject({ action: tournamentActionOf(plan), expectedVersion: version.optional() })
    .meta({ id: "NewTournamentAction" });
