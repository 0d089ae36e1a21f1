import { z } from "zod";
import { accountId, gameId, instant, sha256, version } from "../../ids.ts";
import { recordedBotLevel } from "../games/lobby.ts";
import { absenceEventWith, absentPlayer } from "./absences.ts";
import { clubEventsWith } from "./clubs.ts";
import { namedPlayerEvents } from "./named-players.ts";
import { physicalTableEvents } from "./physical-tables.ts";
import { reason, recordedPlace, roundNumber, tableNumber } from "./places.ts";
import { anyPlan, player } from "./plan.ts";
import { roundClockEvents } from "./round-clock.ts";

export const purpose = z.enum(["title", "cut", "promotion", "third-place"]).meta({
  description:
    "Of a play-off: first place, the last places that advance, or the place in the higher of two divisions (`division` is the higher one). `third-place`: the game for third place, next to the final.",
});

export const draftedTable = z
  .object({
    table: tableNumber,
    division: z.int().min(1).nullable(),
    players: z.array(player).meta({ description: "By seat." }),
    purpose: purpose.optional(),
  })
  .meta({ id: "DraftedTable" });

/** Figures of a pairing that anyone can verify by pairing the same players with the same seed. */
export const certificate = z
  .object({
    algorithm: z.string(),
    method: z.enum(["every draft", "local search", "matching"]),
    cost: z.object({
      forbidden: z.number(),
      repeats: z.number(),
      shortness: z.number(),
      spread: z.number(),
      height: z.number(),
    }),
    meetingsAgain: z.int(),
    meetingsAgainAtLeast: z.int(),
    isSwapOptimal: z.boolean(),
  })
  .meta({ id: "PairingCertificate" });

export const pairingFailure = z.enum(["kept-apart", "too-few-players"]).meta({
  description:
    "`kept-apart`: some players cannot be kept apart. `too-few-players`: too few players are present for a table.",
});

export const unmetPairs = z.int().min(0).meta({
  description: "In a round robin: the number of pairs of players that never meet in the schedule.",
});

/** The origin of a result. */
export const verdict = z.enum(["played", "adjudicated", "walk-over"]);
const stageNumber = z.int().min(1).max(9);
const rank = z.int().min(1);

const drafted = {
  round: roundNumber,
  stage: stageNumber,
  tables: z.array(draftedTable),
  byes: z.array(player),
  deadline: instant.nullable(),
};

/** The events of a tournament. Stored events never change, so these schemas may only be extended. */
export const tournamentEvent = z
  .discriminatedUnion("type", [
    z.object({
      type: z.literal("TournamentCreated"),
      plan: anyPlan,
      director: accountId,
      commitment: sha256.meta({ description: "Hash of the secret of all random draws, by its scheme." }),
      scheme: z
        .literal(2)
        .optional()
        .meta({ description: "Of the commitment. Earlier tournaments have none: scheme 1." }),
      revision: z.int().min(2).optional().meta({
        description: "Of the pairing rules. Earlier tournaments have none: their pairings cannot be repeated.",
      }),
    }),
    z.object({ type: z.literal("PlanChanged"), plan: anyPlan, reason: reason.optional() }),
    z.object({ type: z.literal("EntryOpened") }),
    z.object({ type: z.literal("DirectorNamed"), account: accountId }),
    z.object({ type: z.literal("DirectorDismissed"), account: accountId }),
    z.object({
      type: z.literal("PlayerEntered"),
      player,
      bot: recordedBotLevel.nullable(),
      isWaiting: z.boolean(),
      points: z.number().meta({ description: "Points for late registration." }),
      name: z.string().optional().meta({ description: "Of a player that a director entered by name." }),
    }),
    z.object({
      type: z.literal("PlayerMovedUp"),
      player,
      points: z.number().optional().meta({ description: "After the start: points for late registration." }),
    }),
    z.object({ type: z.literal("PlayerCheckedIn"), player }),
    z.object({ type: z.literal("PlayerPaused"), player }),
    z.object({ type: z.literal("PlayerResumed"), player }),
    z.object({
      type: z.literal("PlayerWithdrew"),
      player,
      why: z.enum(["own", "director", "not-there", "start", "inactive"]).meta({
        description: "`inactive`: removed from a league after too many forfeits in a season.",
      }),
      reason: reason.nullable(),
    }),
    z.object({ type: z.literal("PlayerReadmitted"), player, reason }),
    z.object({
      type: z.literal("PlayerSubstituted"),
      player,
      by: player,
      reason,
    }),
    z.object({ type: z.literal("PairsKeptApart"), pairs: z.array(z.tuple([player, player])), reason }),
    ...clubEventsWith(reason),
    absenceEventWith(reason),
    z.object({
      type: z.literal("TournamentStarted"),
      seeds: z.array(player),
      lots: z.record(z.string(), z.number()),
      advantages: z.record(z.string(), z.array(z.number())).meta({
        description: "Advantage of each seat over an even chance, by size of the table.",
      }),
    }),
    z.object({
      type: z.literal("StageBegan"),
      stage: stageNumber,
      players: z.array(player),
      unmetPairs: unmetPairs.optional(),
    }),
    z.object({
      type: z.literal("RoundDrafted"),
      ...drafted,
      absent: z.array(absentPlayer).optional().meta({ description: "Players who planned to miss the round." }),
      luck: sha256.meta({ description: "Random seed of the draft: HMAC-SHA-256 of its name with the secret." }),
      certificate: certificate.nullable(),
    }),
    z.object({
      type: z.literal("PairingFailed"),
      round: roundNumber,
      stage: stageNumber,
      cause: pairingFailure.optional().meta({ description: "Earlier entries have none: `kept-apart`." }),
    }),
    z.object({
      type: z.literal("RoundAmended"),
      round: roundNumber,
      tables: z.array(draftedTable),
      byes: z.array(player),
      reason,
    }),
    z.object({ type: z.literal("DraftDropped"), round: roundNumber, reason: reason.nullable() }),
    z.object({ type: z.literal("RoundPublished"), round: roundNumber }),
    z.object({ type: z.literal("DeadlineMoved"), round: roundNumber, deadline: instant.nullable(), reason }),
    z.object({ type: z.literal("GameSought"), player }),
    z.object({ type: z.literal("GameNoLongerSought"), player }),
    z.object({ type: z.literal("TablesAdded"), round: roundNumber, tables: z.array(draftedTable), luck: sha256 }),
    z.object({
      type: z.literal("TableOpened"),
      round: roundNumber,
      table: tableNumber,
      game: gameId,
      players: z.array(player).meta({ description: "By seat of the game." }),
    }),
    z.object({
      type: z.literal("TableEnded"),
      round: roundNumber,
      table: tableNumber,
      game: gameId.nullable(),
      version: version.nullable().meta({ description: "Of the game, when its result was read." }),
      verdict,
      places: z.array(recordedPlace),
    }),
    z.object({
      type: z.literal("TableStopped"),
      round: roundNumber,
      table: tableNumber,
      game: gameId,
    }),
    z
      .object({
        type: z.literal("GameAnnulled"),
        round: roundNumber,
        table: tableNumber,
        game: gameId,
      })
      .meta({ description: "After its round was over: the result counts until a director decides otherwise." }),
    z.object({
      type: z.literal("TableReopened"),
      round: roundNumber,
      table: tableNumber,
      reason,
    }),
    z.object({
      type: z.literal("PlaceForfeited"),
      round: roundNumber,
      table: tableNumber,
      player,
      reason,
    }),
    z.object({
      type: z.literal("ResultCorrected"),
      round: roundNumber,
      table: tableNumber,
      before: z.array(recordedPlace).nullable(),
      places: z.array(recordedPlace),
      reason,
    }),
    ...namedPlayerEvents,
    ...physicalTableEvents,
    ...roundClockEvents,
    z.object({ type: z.literal("RoundClosed"), round: roundNumber }),
    z.object({
      type: z.literal("StageEnded"),
      stage: stageNumber,
      ranking: z.array(z.object({ player, rank })),
      reason: reason.optional().meta({ description: "A director ended the stage before its last round." }),
    }),
    z.object({ type: z.literal("PrizeAwarded"), player, place: rank, title: z.string() }),
    z.object({
      type: z.literal("TournamentFinished"),
      ranking: z.array(z.object({ player, rank })),
      secret: sha256,
    }),
    z.object({ type: z.literal("TournamentCancelled"), reason, secret: sha256 }),
  ])
  .meta({ id: "TournamentEvent" });
export type TournamentEvent = z.output<typeof tournamentEvent>;
