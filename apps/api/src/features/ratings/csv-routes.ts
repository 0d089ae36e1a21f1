import { ratings } from "@seneschal/schema";
import { streamResponse } from "../../platform/http/response-schemas.ts";
import { csvOf, tieBreaksCell } from "../../platform/http/responses/csv.ts";
import type { Server } from "../../platform/http/server.ts";
import { historyOf, rivalsOf } from "./players/history.ts";
import { resultsOf } from "./players/results.ts";
import { requirePlayer, requireRuleset } from "./require-known.ts";
import { playerAtRuleset, type RatingDeps, tags } from "./routes.ts";
import { statisticsOf } from "./statistics/statistics.ts";

const csvResponse = (line: string) => streamResponse("text/csv", `${line}, behind a line of headings.`, "not-found");
const csvType = "text/csv; charset=utf-8";

/** Ratings and statistics as CSV files. */
export function ratingFileRoutes(server: Server, deps: RatingDeps): void {
  playerFileRoutes(server, deps);
  playerResultsFileRoute(server, deps);
  rulesetFileRoutes(server, deps);
}

const changeColumns = [
  "game",
  "name",
  "finishedAt",
  "seat",
  "rank",
  "players",
  "ratingBefore",
  "ratingAfter",
  "deviationBefore",
  "deviationAfter",
  "seatWorth",
];

function playerFileRoutes(server: Server, { pool, rulesets }: RatingDeps): void {
  server.get(
    "/v1/players/:player/ratings/:ruleset/changes.csv",
    {
      config: { access: "public" },
      schema: {
        operationId: "getRatingHistoryCsv",
        summary: "Download a player's rating history (CSV)",
        description:
          "The games of `getRatingHistory`, for spreadsheets, without the other players. For earlier games, send its `next` as `cursor`.",
        tags,
        params: playerAtRuleset,
        querystring: ratings.ratingHistoryQuery,
        response: csvResponse("One line a game"),
      },
    },
    async ({ params, query }, reply) => {
      const { account } = await requirePlayer(pool, params.player);
      const { changes } = await historyOf(pool, account, requireRuleset(rulesets, params.ruleset), query);
      const lines = changes.map(({ own, others, ...game }) => ({ ...own, ...game, players: others.length + 1 }));
      return reply.type(csvType).send(csvOf(changeColumns, lines));
    },
  );
  server.get(
    "/v1/players/:player/rivals/:ruleset/rivals.csv",
    {
      config: { access: "public" },
      schema: {
        operationId: "getRivalsCsv",
        summary: "Download a player's opponents (CSV)",
        description: "The opponents of `getRivals`, for spreadsheets.",
        tags,
        params: playerAtRuleset,
        response: csvResponse("One line a rival"),
      },
    },
    async ({ params }, reply) => {
      const { account } = await requirePlayer(pool, params.player);
      const { rivals } = await rivalsOf(pool, account, requireRuleset(rulesets, params.ruleset));
      return reply.type(csvType).send(csvOf(["account", "name", "games", "above", "equal", "below"], rivals));
    },
  );
}

function playerResultsFileRoute(server: Server, { pool }: RatingDeps): void {
  server.get(
    "/v1/players/:player/results.csv",
    {
      config: { access: "public" },
      schema: {
        operationId: "getPlayerResultsCsv",
        summary: "Download a player's recent results (CSV)",
        description:
          "The results of `getPlayerResults`, for spreadsheets. For earlier results, send its `next` as `cursor`.",
        tags,
        params: ratings.ratedPlayer,
        querystring: ratings.resultsQuery,
        response: csvResponse("One line a game"),
      },
    },
    async ({ params, query }, reply) => {
      const { account } = await requirePlayer(pool, params.player);
      const { results } = await resultsOf(pool, account, query);
      const columns = ["game", "name", "ruleset", "finishedAt", "seats", "rank", "score", "tieBreaks", "gain"];
      const rows = results.map((result) => ({ ...result, tieBreaks: tieBreaksCell(result.tieBreaks) }));
      return reply.type(csvType).send(csvOf(columns, rows));
    },
  );
}

const tableColumns = ["seats", "games", "movesMedian", "daysMedian", "scoreLow", "scoreMedian", "scoreHigh"];
const seatColumns = ["seat", "wins", "winRate", "winRateLow", "winRateHigh", "scoreMean", "worth", "worthDeviation"];
const openingColumns = ["seats", "move", "games", "winRate", "winRateLow", "winRateHigh"];

function rulesetFileRoutes(server: Server, { pool, rulesets }: RatingDeps): void {
  server.get(
    "/v1/rulesets/:ruleset/statistics.csv",
    {
      config: { access: "public" },
      schema: {
        operationId: "getStatisticsCsv",
        summary: "Download seat statistics (CSV)",
        description: "The figures of the seats in `getStatistics`, for spreadsheets.",
        tags,
        params: ratings.rankedRuleset,
        response: csvResponse("One line a seat of each size of table"),
      },
    },
    async ({ params }, reply) => {
      const { tables } = await statisticsOf(pool, requireRuleset(rulesets, params.ruleset));
      const lines = tables.flatMap(({ bySeat, ...table }) =>
        bySeat.map(({ worth, ...seat }) => ({
          ...table,
          ...seat,
          worth: worth?.points,
          worthDeviation: worth?.deviation,
        })),
      );
      return reply.type(csvType).send(csvOf([...tableColumns, ...seatColumns], lines));
    },
  );
  server.get(
    "/v1/rulesets/:ruleset/openings.csv",
    {
      config: { access: "public" },
      schema: {
        operationId: "getOpeningsCsv",
        summary: "Download opening-move statistics (CSV)",
        description: "The opening moves of `getStatistics`, for spreadsheets. The moves are JSON.",
        tags,
        params: ratings.rankedRuleset,
        response: csvResponse("One line a move"),
      },
    },
    async ({ params }, reply) => {
      const { openings } = await statisticsOf(pool, requireRuleset(rulesets, params.ruleset));
      const lines = openings.map(({ move, ...opening }) => ({ ...opening, move: JSON.stringify(move) }));
      return reply.type(csvType).send(csvOf(openingColumns, lines));
    },
  );
}
