import { z } from "zod";
import { accountId, instant, version } from "../../ids.ts";
import { botLevel } from "../games/lobby.ts";
import { draftedTable, place, reason, roundNumber, tableNumber } from "./events.ts";
import { anyPlan, type PlanSchema, player } from "./plan.ts";

const atTable = { round: roundNumber, table: tableNumber, reason };
const deliberate = { reason };

const actsOfPlayers = [
  z.strictObject({ type: z.literal("enter") }),
  z.strictObject({ type: z.literal("withdraw") }),
  z.strictObject({ type: z.literal("check-in") }),
  z.strictObject({ type: z.literal("pause") }),
  z.strictObject({ type: z.literal("resume") }),
  z.strictObject({ type: z.literal("seek-game") }),
  z.strictObject({ type: z.literal("seek-no-game") }),
] as const;

const actsOnTournament = (plan: PlanSchema) =>
  [
    z
      .strictObject({ type: z.literal("change-plan"), plan, reason: reason.optional() })
      .meta({ description: "Until the start; with a reason, once registration is open." }),
    z.strictObject({ type: z.literal("open-entry") }),
    z.strictObject({ type: z.literal("start") }),
    z.strictObject({ type: z.literal("cancel"), ...deliberate }),
  ] as const;

const actsOnPeople = [
  z.strictObject({ type: z.literal("enter-bots"), bot: botLevel, count: z.int().min(1).max(64) }),
  z.strictObject({ type: z.literal("remove-player"), player, ...deliberate }),
  z
    .strictObject({ type: z.literal("readmit-player"), player, ...deliberate })
    .meta({ description: "Lets a removed player register again." }),
  z.strictObject({ type: z.literal("substitute"), player, by: player, ...deliberate }),
  z.strictObject({
    type: z.literal("keep-apart"),
    pairs: z.array(z.tuple([player, player])).max(200),
    ...deliberate,
  }),
  z.strictObject({ type: z.literal("name-director"), account: accountId }),
  z.strictObject({ type: z.literal("dismiss-director"), account: accountId }),
] as const;

const actsOnRounds = [
  z.strictObject({
    type: z.literal("amend-round"),
    round: roundNumber,
    tables: z.array(draftedTable.pick({ players: true, division: true })).max(256),
    byes: z.array(player).max(256).default([]),
    ...deliberate,
  }),
  z.strictObject({ type: z.literal("redraw-round"), round: roundNumber, ...deliberate }),
  z.strictObject({ type: z.literal("publish-round"), round: roundNumber }),
  z.strictObject({
    type: z.literal("move-deadline"),
    round: roundNumber,
    deadline: instant.nullable(),
    ...deliberate,
  }),
  z
    .strictObject({ type: z.literal("correct-result"), ...atTable, places: z.array(place).min(1).max(6) })
    .meta({ description: "Sending the current result confirms it if its game was annulled." }),
  z.strictObject({ type: z.literal("forfeit-place"), ...atTable, player }),
  z.strictObject({ type: z.literal("replay-table"), ...atTable }),
] as const;

/** What players and directors may ask of a tournament. */
export const tournamentActOf = (plan: PlanSchema) =>
  z
    .discriminatedUnion("type", [...actsOfPlayers, ...actsOnTournament(plan), ...actsOnPeople, ...actsOnRounds])
    .meta({ id: "TournamentAction" });
const anyAct = tournamentActOf(anyPlan);
export type TournamentAct = z.output<typeof anyAct>;

/** The act, and the version that it was decided on, if the act is to count for no other. */
export const newActOf = (plan: PlanSchema) =>
  z
    .strictObject({ action: tournamentActOf(plan), expectedVersion: version.optional() })
    .meta({ id: "NewTournamentAction" });
