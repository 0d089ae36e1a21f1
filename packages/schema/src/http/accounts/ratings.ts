import { z } from "zod";
import { accountId, gameId, instant, seat } from "../../ids.ts";
import { tieBreaks } from "../../outcome.ts";
import { integerField } from "../query-fields.ts";
import { nameKind } from "./players.ts";

/** A quarter of a year, UTC: `2026-Q4`. */
export const season = z
  .string()
  .regex(/^20\d\d-Q[1-4]$/)
  .meta({ description: "A quarter of a year, UTC: `2026-Q4`." });
/** Whose ratings: games with a bot account count only for bot accounts. */
export const pool = z.enum(["people", "bots"]).meta({
  description:
    "`people`, or `bots`: bot accounts. A game with a bot account changes only the ratings of the bot accounts in it.",
});
export type Pool = z.infer<typeof pool>;
export const leaderboardQuery = z.strictObject({
  pool: pool.default("people"),
  season: season.optional().meta({ description: "All time if left out." }),
  limit: integerField(1, 200).default(50).meta({ description: "Maximum number of entries." }),
  from: integerField(0, 100_000).default(0).meta({ description: "Number of entries to skip." }),
});
export const rankedRuleset = z.object({ ruleset: z.string().max(60) });
export const ratedPlayer = z.object({ player: accountId });

/** Which page of a list, latest first. */
const cursor = z.string().max(200).optional().meta({ description: "`next` of the previous page." });
const next = z
  .string()
  .nullable()
  .meta({ description: "`cursor` of the next page; null: there are no earlier games." });

const shown = {
  rating: z.int().meta({ description: "1500 + 40 × (μ − 25): 1500 for a new player." }),
  deviation: z.int().meta({ description: "40 × σ: the uncertainty of the rating. 333 for a new player." }),
};
const player = z.object({ account: accountId, name: z.string(), nameKind });

export const leaderboard = z
  .object({
    ruleset: z.string(),
    season: season.nullable(),
    pool,
    seasons: z.array(season).meta({ description: "Players with rated games, latest first." }),
    eligibility: z.object({
      gamesMin: z.int(),
      opponentsMin: z.int(),
      deviationMax: z.int(),
      idleDaysMax: z.int(),
    }),
    total: z.int(),
    entries: z.array(
      player.extend({
        rank: z.int().min(1),
        ...shown,
        games: z.int(),
        opponents: z.int(),
        lastPlayedAt: instant,
        trend: z.int().meta({ description: "Change of the rating in the last 30 days." }),
      }),
    ),
  })
  .meta({ id: "Leaderboard" });
export type Leaderboard = z.infer<typeof leaderboard>;

/** The reasons why a player is not on the leaderboard. */
export const obstacles = ["games", "opponents", "deviation", "idle"] as const;

/** The rating of an account for one ruleset. */
export const rulesetRating = z.object({
  ruleset: z.string(),
  pool,
  ...shown,
  games: z.int(),
  opponents: z.int(),
  lastPlayedAt: instant,
  isProvisional: z.boolean().meta({ description: "Whether there are too few games for the leaderboard." }),
});
export type RulesetRating = z.infer<typeof rulesetRating>;

export const playerRatings = z
  .object({
    player,
    ratings: z.array(
      rulesetRating.extend({
        obstacles: z
          .array(z.enum(obstacles))
          .meta({ description: "Reasons why the player is not ranked; empty: ranked." }),
        rank: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: "PlayerRatings" });
export type PlayerRatings = z.infer<typeof playerRatings>;

export const ratingHistoryQuery = z.strictObject({
  limit: integerField(1, 500).default(200).meta({ description: "Maximum number of entries." }),
  cursor,
});
const changedPlayer = player.extend({
  seat,
  rank: z.int(),
  ratingBefore: z.int(),
  ratingAfter: z.int(),
  deviationBefore: z.int(),
  deviationAfter: z.int(),
  seatWorth: z.int().meta({ description: "Estimated seat advantage, in rating points." }),
});
export const ratingHistory = z
  .object({
    changes: z.array(
      z.object({
        game: gameId,
        name: z.string(),
        finishedAt: instant,
        own: changedPlayer,
        others: z.array(changedPlayer),
      }),
    ),
    next,
  })
  .meta({ id: "RatingHistory" });
export type RatingHistory = z.infer<typeof ratingHistory>;

export const resultsQuery = z.strictObject({
  limit: integerField(1, 500).default(100).meta({ description: "Maximum number of entries." }),
  cursor,
});
export const playerResults = z
  .object({
    favourites: z.array(
      z.object({
        ruleset: z.string(),
        games: z.int(),
        wins: z.number().meta({ description: "A shared win counts by its share." }),
        winRate: z.number().min(0).max(1),
      }),
    ),
    results: z.array(
      z.object({
        game: gameId,
        name: z.string(),
        ruleset: z.string(),
        finishedAt: instant,
        seats: z.int().meta({ description: "Number of players." }),
        rank: z.int(),
        score: z.number().meta({ description: "In the unit that players count: points, titles or prestige." }),
        tieBreaks,
        gain: z.int().nullable().meta({ description: "In rating points; null if not rated." }),
      }),
    ),
    next,
  })
  .meta({ id: "PlayerResults", description: "Finished public games that the player played to the end." });
export type PlayerResults = z.infer<typeof playerResults>;

export const rivals = z
  .object({
    rivals: z.array(
      player.extend({
        games: z.int(),
        above: z.int().meta({ description: "Games in which the player ended above this rival." }),
        equal: z.int(),
        below: z.int(),
      }),
    ),
  })
  .meta({ id: "Rivals" });
export type Rivals = z.infer<typeof rivals>;

const share = z.number().min(0).max(1);
const seatFigures = z.object({
  seat,
  wins: z.number().meta({ description: "A shared win counts by its share." }),
  winRate: share,
  winRateLow: share.meta({ description: "95% (Wilson)." }),
  winRateHigh: share.meta({ description: "95% (Wilson)." }),
  scoreMean: z.number(),
  worth: z
    .object({ points: z.int(), deviation: z.int() })
    .nullable()
    .meta({ description: "In rating points, from 200 rated games on." }),
});
export const statistics = z
  .object({
    ruleset: z.string(),
    games: z.int().meta({ description: "Finished games without bots." }),
    tables: z.array(
      z.object({
        seats: z.int(),
        games: z.int(),
        movesMedian: z.number(),
        daysMedian: z.number(),
        scoreLow: z.number(),
        scoreMedian: z.number(),
        scoreHigh: z.number(),
        bySeat: z.array(seatFigures),
      }),
    ),
    openings: z
      .array(
        z.object({
          seats: z.int(),
          move: z.looseObject({ type: z.string() }),
          games: z.int(),
          winRate: share,
          winRateLow: share,
          winRateHigh: share,
          latestGames: z.array(gameId).meta({
            description: "The latest public games that began with this move: at most three, the newest first.",
          }),
        }),
      )
      .meta({ description: "Opening moves that were played at least 20 times." }),
  })
  .meta({ id: "Statistics" });
export type Statistics = z.infer<typeof statistics>;
