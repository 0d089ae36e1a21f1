import { doublePrecision, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Projection: every finished game that was considered for ratings, and why it does not count. */
export const ratedGames = pgTable(
  "rated_games",
  {
    gameId: uuid("game_id").primaryKey(),
    ruleset: text("ruleset").notNull(),
    finishedAt: moment("finished_at").notNull(),
    /** Null if the game counts. */
    exemption: text("exemption"),
    /** The version of the algorithm. */
    algorithm: integer("algorithm").notNull().default(1),
  },
  ({ ruleset, finishedAt, gameId }) => [index("rated_games_by_finish").on(ruleset, finishedAt, gameId)],
);

/** Projection: what each rated game changed for each player, in the order in which games ended. */
export const ratingChanges = pgTable(
  "rating_changes",
  {
    gameId: uuid("game_id").notNull(),
    seat: integer("seat").notNull(),
    ruleset: text("ruleset").notNull(),
    account: text("account").notNull(),
    /** Number of players. */
    seats: integer("seats").notNull(),
    rank: integer("rank").notNull(),
    finishedAt: moment("finished_at").notNull(),
    muBefore: doublePrecision("mu_before").notNull(),
    sigmaBefore: doublePrecision("sigma_before").notNull(),
    mu: doublePrecision("mu").notNull(),
    sigma: doublePrecision("sigma").notNull(),
    /** The worth of the seat before the game. */
    seatMu: doublePrecision("seat_mu").notNull(),
    /** Rated games so far, including this one. */
    games: integer("games").notNull(),
    /** Distinct opponents so far. */
    opponents: integer("opponents").notNull(),
  },
  ({ gameId, seat, ruleset, account, finishedAt }) => [
    primaryKey({ columns: [gameId, seat] }),
    index("rating_changes_by_player").on(account, ruleset, finishedAt),
    index("rating_changes_by_finish").on(ruleset, finishedAt),
  ],
);

/** Projection: the worth of each seat of a ruleset, by number of players. */
export const seatRatings = pgTable(
  "seat_ratings",
  {
    ruleset: text("ruleset").notNull(),
    seats: integer("seats").notNull(),
    seat: integer("seat").notNull(),
    mu: doublePrecision("mu").notNull(),
    sigma: doublePrecision("sigma").notNull(),
    games: integer("games").notNull(),
  },
  ({ ruleset, seats, seat }) => [primaryKey({ columns: [ruleset, seats, seat] })],
);
