import { isNotNull } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const tournamentId = () => uuid("tournament_id").notNull();

/** The truth of tournaments, as `events` is of games. Never changed, never deleted. */
export const tournamentEvents = pgTable(
  "tournament_events",
  {
    tournamentId: tournamentId(),
    version: integer("version").notNull(),
    type: text("type").notNull(),
    /** Canonical JSON, kept to the letter: the digest was taken over it. */
    body: json("body").notNull(),
    at: moment("at").notNull(),
    /** Whoever acted; nobody, where the house did. */
    by: text("by"),
    digest: text("digest").notNull(),
    /** Of the first event only: what all luck is drawn from. Shown when the tournament is over. */
    secret: text("secret"),
    request: text("request"),
    fingerprint: text("fingerprint"),
  },
  ({ tournamentId, version, request }) => [
    primaryKey({ columns: [tournamentId, version] }),
    uniqueIndex("tournament_events_by_request").on(tournamentId, request).where(isNotNull(request)),
  ],
);

/** Projection: each tournament as the list shows it. */
export const tournaments = pgTable(
  "tournaments",
  {
    tournamentId: tournamentId().primaryKey(),
    name: text("name").notNull(),
    ruleset: text("ruleset").notNull(),
    phase: text("phase", { enum: ["draft", "open", "running", "finished", "cancelled"] }).notNull(),
    formats: text("formats").array().notNull(),
    directors: text("directors").array().notNull(),
    winners: text("winners").array().notNull(),
    players: integer("players").notNull(),
    playersMost: integer("players_most").notNull(),
    version: integer("version").notNull(),
    startsAt: moment("starts_at"),
    createdAt: moment("created_at").notNull(),
    endedAt: moment("ended_at"),
    /** Games are to be opened for it. */
    isDue: boolean("is_due").notNull(),
    /** When something happens to it by itself. */
    wakesAt: moment("wakes_at"),
  },
  ({ createdAt, tournamentId, wakesAt }) => [
    index("tournaments_by_creation").on(createdAt, tournamentId),
    index("tournaments_by_waking").on(wakesAt).where(isNotNull(wakesAt)),
  ],
);

/** Projection: who has entered which tournament. */
export const tournamentPlayers = pgTable(
  "tournament_players",
  { tournamentId: tournamentId(), player: text("player").notNull(), standing: text("standing").notNull() },
  ({ tournamentId, player }) => [
    primaryKey({ columns: [tournamentId, player] }),
    index("tournament_players_by_player").on(player, tournamentId),
  ],
);

/** Projection: which game is played for which table. */
export const tournamentGames = pgTable(
  "tournament_games",
  {
    gameId: uuid("game_id").primaryKey(),
    tournamentId: tournamentId(),
    round: integer("round").notNull(),
    number: integer("number").notNull(),
    /** Its result is still to be read. */
    isOpen: boolean("is_open").notNull(),
    /** Its result was read, and the tournament goes on: should it be annulled, that is to be said. */
    isCounted: boolean("is_counted").notNull().default(false),
  },
  ({ tournamentId, isOpen }) => [index("tournament_games_open").on(tournamentId, isOpen)],
);
