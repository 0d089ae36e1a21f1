import { ratings } from "@seneschal/schema";
import type { Pool } from "pg";
import { responses, streamResponse } from "../../platform/http/response-schemas.ts";
import { csvOf } from "../../platform/http/responses/csv.ts";
import type { Server } from "../../platform/http/server.ts";
import { leaderboardOf, ratingsOf } from "./leaderboard.ts";
import { historyOf, rivalsOf } from "./players/history.ts";
import { resultsOf } from "./players/results.ts";
import { requirePlayer, requireRuleset } from "./require-known.ts";
import { statisticsOf } from "./statistics/statistics.ts";

export interface RatingDeps {
  readonly pool: Pool;
  readonly rulesets: readonly string[];
  readonly now: () => Date;
}

export const tags = ["ratings"];
export const playerAtRuleset = ratings.ratedPlayer.extend({ ruleset: ratings.rankedRuleset.shape.ruleset });

/** Leaderboards, ratings of players, and statistics of rulesets. */
export function ratingRoutes(server: Server, deps: RatingDeps): void {
  leaderboardRoutes(server, deps);
  playerRoutes(server, deps);
  rivalRoutes(server, deps);
  resultRoutes(server, deps);
  statisticsRoutes(server, deps);
}

function leaderboardRoutes(server: Server, { pool, rulesets, now }: RatingDeps): void {
  server.get(
    "/v1/rulesets/:ruleset/leaderboard",
    {
      config: { access: "public" },
      schema: {
        operationId: "getLeaderboard",
        summary: "Get the leaderboard of a ruleset",
        description: "For all time, or for one season as it stood at its end.",
        tags,
        params: ratings.rankedRuleset,
        querystring: ratings.leaderboardQuery,
        response: responses(ratings.leaderboard, "not-found"),
      },
    },
    async ({ params, query }) =>
      leaderboardOf(pool, { ...query, ruleset: requireRuleset(rulesets, params.ruleset) }, now()),
  );
  server.get(
    "/v1/rulesets/:ruleset/leaderboard.csv",
    {
      config: { access: "public" },
      schema: {
        operationId: "getLeaderboardCsv",
        summary: "Download a leaderboard (CSV)",
        description:
          "The same entries as `getLeaderboard`, for spreadsheets. Send `from` to skip entries: a file has at most 200.",
        tags,
        params: ratings.rankedRuleset,
        querystring: ratings.leaderboardQuery,
        response: streamResponse("text/csv", "One line a player, behind a line of headings.", "not-found"),
      },
    },
    async ({ params, query }, reply) => {
      const board = await leaderboardOf(pool, { ...query, ruleset: requireRuleset(rulesets, params.ruleset) }, now());
      return reply.type("text/csv; charset=utf-8").send(csvOf(columns, board.entries));
    },
  );
}

const columns = ["rank", "account", "name", "rating", "deviation", "games", "opponents", "lastPlayedAt", "trend"];

function playerRoutes(server: Server, { pool, rulesets, now }: RatingDeps): void {
  server.get(
    "/v1/players/:player/ratings",
    {
      config: { access: "public" },
      schema: {
        operationId: "getPlayerRatings",
        summary: "Get a player's ratings",
        description:
          "One rating for each ruleset that the player has played rated games of, and of bot accounts those of their pool. `obstacles` says why a player is not on the leaderboard yet.",
        tags,
        params: ratings.ratedPlayer,
        response: responses(ratings.playerRatings, "not-found"),
      },
    },
    async ({ params }) => {
      const player = await requirePlayer(pool, params.player);
      return { player, ratings: await ratingsOf(pool, player.account, now()) };
    },
  );
  server.get(
    "/v1/players/:player/ratings/:ruleset",
    {
      config: { access: "public" },
      schema: {
        operationId: "getRatingHistory",
        summary: "Get a player's rating history, newest first",
        description:
          "How each rated game changed the rating of the player, and those of the others at the table. For earlier games, send `next` as `cursor`.",
        tags,
        params: playerAtRuleset,
        querystring: ratings.ratingHistoryQuery,
        response: responses(ratings.ratingHistory, "not-found"),
      },
    },
    async ({ params, query }) => {
      const { account } = await requirePlayer(pool, params.player);
      return historyOf(pool, account, requireRuleset(rulesets, params.ruleset), query);
    },
  );
}

function rivalRoutes(server: Server, { pool, rulesets }: RatingDeps): void {
  server.get(
    "/v1/players/:player/rivals/:ruleset",
    {
      config: { access: "public" },
      schema: {
        operationId: "getRivals",
        summary: "Get a player's opponents and results against them",
        description:
          "How often the player met each opponent in rated games, and how often they ranked above, equal or below. The most frequent opponents come first.",
        tags,
        params: playerAtRuleset,
        response: responses(ratings.rivals, "not-found"),
      },
    },
    async ({ params }) => {
      const { account } = await requirePlayer(pool, params.player);
      return rivalsOf(pool, account, requireRuleset(rulesets, params.ruleset));
    },
  );
}

function resultRoutes(server: Server, { pool }: RatingDeps): void {
  server.get(
    "/v1/players/:player/results",
    {
      config: { access: "public" },
      schema: {
        operationId: "getPlayerResults",
        summary: "Get a player's favourite games and recent results",
        description:
          "Finished public games: how many of each ruleset, and the ranks, scores and rating changes of the latest ones. For earlier results, send `next` as `cursor`.",
        tags,
        params: ratings.ratedPlayer,
        querystring: ratings.resultsQuery,
        response: responses(ratings.playerResults, "not-found"),
      },
    },
    async ({ params, query }) => {
      const { account } = await requirePlayer(pool, params.player);
      return resultsOf(pool, account, query);
    },
  );
}

function statisticsRoutes(server: Server, { pool, rulesets }: RatingDeps): void {
  server.get(
    "/v1/rulesets/:ruleset/statistics",
    {
      config: { access: "public" },
      schema: {
        operationId: "getStatistics",
        summary: "Get statistics: length, scores, wins by seat, opening moves",
        description:
          "Figures from all finished games between people, for each size of table: length, scores, and how often each seat wins, with its confidence interval. Opening moves are listed from 20 games on. Games with bots do not count.",
        tags,
        params: ratings.rankedRuleset,
        response: responses(ratings.statistics, "not-found"),
      },
    },
    async ({ params }) => statisticsOf(pool, requireRuleset(rulesets, params.ruleset)),
  );
}
