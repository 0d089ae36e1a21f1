import { z } from "zod";
import { accountId, instant } from "../../ids.ts";
import { entryRequirements } from "../accounts/players.ts";
import { fixedDeadlines, pace } from "../games/clocks.ts";
import { readableText, textOrUnchanged } from "../readable-text.ts";
import { newAbsenceRules, recordedAbsenceRules } from "./absence-rules.ts";
import { clubsApart } from "./clubs-apart.ts";
import { newStage, stage } from "./stages.ts";

/** The points for the places of a table. */
export const scoring = z
  .discriminatedUnion("system", [
    z
      .strictObject({
        system: z.enum(["size-neutral", "win-only", "wbc", "score-share", "doubling", "expo", "cedh", "draw-size"]),
      })
      .meta({ id: "ScoringByPlace" }),
    z
      .strictObject({ system: z.literal("list"), points: z.array(z.number().min(0).max(1000)).min(1).max(6) })
      .meta({ id: "ScoringByList" }),
    z
      .strictObject({
        system: z.enum(["carnage", "c-diplo", "sum-of-squares", "bangkok"]),
        soloAt: z.int().min(1).max(1000).meta({ description: "Score needed for a solo win." }),
      })
      .meta({ id: "ScoringWithSolo" }),
  ])
  .meta({ id: "Scoring", description: "How places at tables become points." });

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
const divisionNameMax = 40;
const divisionNamesMax = 24;
/** The texts of a plan: as the log stores them, in a new plan, and in a changed plan. */
const recorded = { name: z.string(), prize: prizeOf(z.string()).meta({ id: "Prize" }), division: z.string() };
const readable = {
  name: readableText(nameMax),
  prize: prizeOf(readableText(titleMax)),
  division: readableText(divisionNameMax),
};
const readableOrBefore = {
  name: textOrUnchanged(nameMax),
  prize: prizeOf(textOrUnchanged(titleMax)),
  division: textOrUnchanged(divisionNameMax),
};
type Wording = typeof recorded;

/** The settings of a tournament. Scoring and tie-breaks are frozen at the start. */
const planShape = {
  description: z.string().trim().max(4000).default(""),
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

/** The deadlines of all games, for a time control that has them. */
const fixed = {
  fixedDeadlines: fixedDeadlines.optional().meta({
    description:
      "Only for `daily`, with one time, and `twice-daily`, with two. 20:00, or 08:00 and 20:00, in the time zone of the director if left out.",
  }),
};

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

export const boards = z.enum(["online", "physical"]).meta({
  description: "`physical`: played on physical boards, without games on this server. Results are entered.",
});
/** Where tables are played. Earlier plans say nothing: online. */
const recordedBoards = { boards: boards.optional() };

/** The settings that a plan must have, or may leave out because it is older. */
const recordedShape = { ...recordedClosing, ...recordedAbsenceRules, stages: z.array(stage).min(1).max(6) };
const newShape = { ...newClosing, ...newAbsenceRules, stages: z.array(newStage).min(1).max(6) };

const planIn = ({ name, prize, division }: Wording, rulesetId: z.ZodType<string>, rules = recordedShape) =>
  z.strictObject({
    ...rules,
    ...recordedClubs,
    ...recordedBoards,
    ...fixed,
    ruleset: rulesetId,
    options: z.record(z.string(), z.unknown()).default({}),
    name,
    ...planShape,
    divisionNames: z.array(division).max(divisionNamesMax).optional().meta({
      description: "Names of the divisions of a league, the highest first; `Division 1` and so on for the others.",
    }),
    prizes: z.array(prize).max(12).default([]),
  });

// Every plan has one type, in which these fields are optional.
const withDefaults = newShape as unknown as typeof recordedShape;

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

/** An account, or the id of a bot or of a player entered by name in this tournament. */
export const player = accountId.meta({
  description:
    "An account, a bot of this tournament (`bot-1`), or a player that a director entered by name (`named-1`).",
});
