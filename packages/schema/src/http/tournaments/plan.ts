import { z } from "zod";
import { accountId, instant } from "../../ids.ts";
import { entryRequirements } from "../accounts/players.ts";
import { pace } from "../games/clocks.ts";
import { readableText, textOrUnchanged } from "../readable-text.ts";
import { clubsApart } from "./clubs-apart.ts";

/** The minimum, maximum and preferred number of players per table. */
export const tableSizes = z
  .strictObject({ least: z.int().min(2).max(6), most: z.int().min(2).max(6), preferred: z.int().min(2).max(6) })
  .refine(({ least, most, preferred }) => least <= preferred && preferred <= most, "least ≤ preferred ≤ most")
  .meta({ id: "TableSizes" });

/** The players of a stage: everyone, or the best of an earlier stage. */
const field = z
  .discriminatedUnion("from", [
    z.strictObject({ from: z.literal("all") }),
    z.strictObject({
      from: z.literal("best"),
      of: z.int().min(1).max(9).meta({ description: "The number of an earlier stage, from 1." }),
      count: z.int().min(2).max(128),
    }),
  ])
  .meta({ id: "StageField" });

const common = {
  field,
  sizes: tableSizes,
  roundDays: z
    .int()
    .min(1)
    .max(120)
    .nullable()
    .default(null)
    .meta({ description: "Maximum duration of a round; unlimited if left out." }),
};
const rounds = z.int().min(1).max(15);
const mostAtOnce = z
  .int()
  .min(1)
  .max(20)
  .nullable()
  .default(null)
  .meta({ description: "Maximum number of games per player at once; the next one starts when a game is over." });

export const company = z.enum(["social", "balanced", "sporting"]).meta({
  description: "Pairing priority: new opponents, a balance, or equal points at a table.",
});

const heats = z
  .strictObject({
    format: z.literal("heats"),
    ...common,
    rounds: rounds.max(9),
    best: z.int().min(1).max(9).meta({ description: "Number of heats that count per player." }),
  })
  .meta({ id: "Heats" });
const swiss = z
  .strictObject({ format: z.literal("swiss"), ...common, rounds, company: company.default("balanced") })
  .meta({ id: "Swiss" });
const roundRobin = z
  .strictObject({
    format: z.literal("round-robin"),
    ...common,
    isDouble: z.boolean().default(false).meta({ description: "For two-player tables: all players meet twice." }),
    mostAtOnce,
  })
  .meta({ id: "RoundRobin" });
const league = z
  .strictObject({
    format: z.literal("league"),
    ...common,
    division: z.int().min(3).max(31).meta({ description: "Number of players per division." }),
    seasons: z.int().min(1).max(12),
    moving: z.int().min(0).max(5).meta({ description: "Number of players promoted and relegated after each season." }),
    mostAtOnce,
  })
  .meta({ id: "League" });
const knockOut = z
  .strictObject({
    format: z.literal("knock-out"),
    ...common,
    advance: z.int().min(1).max(4).default(1).meta({ description: "Number of players advancing per table." }),
  })
  .meta({ id: "KnockOut" });
const lives = z
  .strictObject({
    format: z.literal("lives"),
    ...common,
    lives: z.int().min(1).max(5).default(2),
    safe: z.int().min(1).max(4).default(1).meta({ description: "Number of places per table that keep their lives." }),
  })
  .meta({ id: "Lives" });
const ladder = z
  .strictObject({
    format: z.literal("ladder"),
    ...common,
    days: z.int().min(1).max(366).meta({ description: "Time in which games can be started." }),
    gamesAtOnce: z.int().min(1).max(20).default(3),
    best: z.int().min(1).max(100).meta({ description: "Number of results that count per player." }),
  })
  .meta({ id: "Ladder" });

export const stage = z
  .discriminatedUnion("format", [heats, swiss, roundRobin, league, knockOut, lives, ladder])
  .meta({ id: "Stage" });
export const formats = ["heats", "swiss", "round-robin", "league", "knock-out", "lives", "ladder"] as const;

/** The points for the places of a table. */
export const scoring = z
  .discriminatedUnion("system", [
    z.strictObject({
      system: z.enum(["size-neutral", "win-only", "wbc", "score-share", "doubling", "expo", "cedh", "draw-size"]),
    }),
    z.strictObject({ system: z.literal("list"), points: z.array(z.number().min(0).max(1000)).min(1).max(6) }),
    z.strictObject({
      system: z.enum(["carnage", "c-diplo", "sum-of-squares", "bangkok"]),
      soloAt: z.int().min(1).max(1000).meta({ description: "Score needed for a solo win." }),
    }),
  ])
  .meta({ id: "Scoring" });

export const tieBreaks = [
  "points",
  "wins",
  "headToHead",
  "opponents",
  "score",
  "scoreShare",
  "best",
  "forfeits",
  "seatLuck",
  "lot",
] as const;

/** The requirements for players who register. */
export const entryConditions = entryRequirements
  .extend({
    ratedGamesLeast: z.int().min(0).max(1000).default(0),
    ratingLeast: z.int().min(0).max(4000).nullable().default(null),
    ratingMost: z.int().min(0).max(4000).nullable().default(null),
    accountDaysLeast: z.int().min(0).max(3650).default(0),
    verifiedEmail: z.boolean().default(false),
  })
  .meta({ id: "EntryConditions" });

const prizeOf = (title: z.ZodString) =>
  z.strictObject({ place: z.int().min(1).max(128), title }).meta({ description: "Title for this place." });
const nameMax = 80;
const titleMax = 60;
/** The texts of a plan: as the log stores them, in a new plan, and in a changed plan. */
const recorded = { name: z.string(), prize: prizeOf(z.string()).meta({ id: "Prize" }) };
const readable = { name: readableText(nameMax), prize: prizeOf(readableText(titleMax)) };
const readableOrBefore = { name: textOrUnchanged(nameMax), prize: prizeOf(textOrUnchanged(titleMax)) };
type Wording = typeof recorded;

/** The settings of a tournament. Scoring and tie-breaks are frozen at the start. */
const planShape = {
  description: z.string().trim().max(4000).default(""),
  stages: z.array(stage).min(1).max(6),
  scoring: scoring.default({ system: "size-neutral" }),
  tieBreaks: z
    .array(z.enum(tieBreaks))
    .min(1)
    .max(tieBreaks.length)
    .default(["points", "wins", "opponents", "lot"])
    .meta({ description: "Ranking criteria, in order." }),
  seeding: z.enum(["lot", "rating", "entry"]).default("lot"),
  pace: pace.default("three-days"),
  weekendsOff: z.boolean().default(false),
  startsAt: instant
    .nullable()
    .default(null)
    .meta({ description: "Scheduled start; a director starts it if left out." }),
  checkInMinutes: z
    .int()
    .min(5)
    .max(7 * 24 * 60)
    .nullable()
    .default(null)
    .meta({
      description: "Players who have not checked in during the last minutes before the start are removed.",
    }),
  playersMost: z.int().min(2).max(256).default(128).meta({ description: "Later players go on the waiting list." }),
  entry: entryConditions.nullable().default(null),
  lateRounds: z
    .int()
    .min(0)
    .max(14)
    .default(0)
    .meta({ description: "Late registration is possible until this number of rounds is paired." }),
  latePoints: z.number().min(0).max(1000).default(0).meta({ description: "Points for each missed round." }),
  byePoints: z.number().min(0).max(1000).nullable().default(null).meta({
    description: "Points of a bye: the average of the player's games if left out.",
  }),
  atDeadline: z
    .enum(["director", "adjudicate"])
    .default("director")
    .meta({ description: "For unfinished games at the deadline: a director decides, or the current position counts." }),
  pairing: z
    .enum(["automatic", "director"])
    .default("automatic")
    .meta({ description: "Publishing of rounds: automatic, or by a director." }),
};

const closing = z.enum(["automatic", "director"]).meta({
  description: "Rounds and stages end after the time for corrections, or when a director closes them.",
});
const graceMinutes = z
  .int()
  .min(0)
  .max(7 * 24 * 60)
  .meta({ description: "Time for corrections after the last result of a round, in minutes." });
const lastGraceMinutes = graceMinutes.meta({
  description: "Time for corrections after the last result of the tournament, in minutes.",
});

/** Earlier plans do not keep clubs apart. */
const recordedClubs = { clubsApart: clubsApart.optional() };

/** How rounds end. Earlier plans say nothing: their rounds end with their last result. */
const recordedClosing = {
  closing: closing.optional(),
  graceMinutes: graceMinutes.optional(),
  lastGraceMinutes: lastGraceMinutes.optional(),
};
const newClosing = {
  closing: closing.optional().default("automatic"),
  graceMinutes: graceMinutes.optional().default(0),
  lastGraceMinutes: lastGraceMinutes.optional().default(60),
};

const planIn = ({ name, prize }: Wording, rulesetId: z.ZodType<string>, closingShape = recordedClosing) =>
  z.strictObject({
    ...closingShape,
    ...recordedClubs,
    ruleset: rulesetId,
    options: z.record(z.string(), z.unknown()).default({}),
    name,
    ...planShape,
    prizes: z.array(prize).max(12).default([]),
  });

// Every plan has one type, in which these fields are optional.
const withDefaults = newClosing as unknown as typeof recordedClosing;

/** A plan in responses, for these rulesets. The schema of the ruleset validates the options. */
export const planOf = (rulesetId: z.ZodType<string>) => planIn(recorded, rulesetId).meta({ id: "TournamentPlan" });
export const newPlanOf = (rulesetId: z.ZodType<string>) =>
  planIn(readable, rulesetId, withDefaults).meta({ id: "NewTournamentPlan" });
/** A changed plan: texts may stay as they were, even if they are no longer allowed. */
export const changedPlanOf = (rulesetId: z.ZodType<string>) =>
  planIn(readableOrBefore, rulesetId, withDefaults).meta({ id: "ChangedTournamentPlan" });
/** A plan as the log stores it; its ruleset may no longer exist. */
export const anyPlan = planIn(recorded, z.string()).meta({ id: "RecordedPlan" });
export type PlanSchema = ReturnType<typeof planOf>;
export type Plan = z.output<typeof anyPlan>;
export type Stage = z.output<typeof stage>;

/** An account, or the id of a bot in this tournament. */
export const player = accountId.meta({ description: "An account, or a bot of this tournament: `bot-1`." });
