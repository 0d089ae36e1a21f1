import type { ratings } from "@seneschal/schema";
import type { Pool } from "pg";
import { openingStatistics, type SeatRow, seatStatistics, tableStatistics } from "./ruleset-statistics-queries.ts";
import { wilsonInterval } from "./wilson.ts";

/** With fewer games, a first move means nothing. */
const openingGamesMin = 20;
/** With fewer games, the worth of a seat is not shown. */
const seatGamesMin = 200;
const pointsOfRating = 40;

/** Returns statistics of finished games between people. */
export async function statisticsOf(pool: Pool, ruleset: string): Promise<ratings.Statistics> {
  const [tables, seats, openings] = await Promise.all([
    tableStatistics(pool, ruleset),
    seatStatistics(pool, ruleset),
    openingStatistics(pool, ruleset, openingGamesMin),
  ]);
  return {
    ruleset,
    games: tables.reduce((sum, { games }) => sum + games, 0),
    tables: tables.map((table) => ({
      seats: table.seats,
      games: table.games,
      movesMedian: table.moves_median,
      daysMedian: table.days_median,
      scoreLow: table.score_low,
      scoreMedian: table.score_median,
      scoreHigh: table.score_high,
      bySeat: seats.filter((row) => row.seats === table.seats).map(figuresOfSeat),
    })),
    openings: openings.map(({ seats: size, move, games, wins, latest_games }) => ({
      seats: size,
      move,
      games,
      ...rateOf(wins, games),
      latestGames: [...latest_games],
    })),
  };
}

function figuresOfSeat({ seat, games, wins, score_mean, mu, sigma, rated }: SeatRow) {
  const isKnown = mu !== null && sigma !== null && (rated ?? 0) >= seatGamesMin;
  return {
    seat,
    wins,
    ...rateOf(wins, games),
    scoreMean: score_mean,
    worth: isKnown
      ? { points: Math.round(pointsOfRating * mu) + 0, deviation: Math.round(pointsOfRating * sigma) }
      : null,
  };
}

function rateOf(wins: number, games: number) {
  const [winRateLow, winRateHigh] = wilsonInterval(wins, games);
  return { winRate: wins / games, winRateLow, winRateHigh };
}
