import { notifications } from "@seneschal/schema";
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

/** The event log of tournaments. Never changed, never deleted. */
export const tournamentEvents = pgTable(
  "tournament_events",
  {
    tournamentId: tournamentId(),
    version: integer("version").notNull(),
    type: text("type").notNull(),
    /** Canonical JSON, stored verbatim: the digest covers it. */
    body: json("body").notNull(),
    at: moment("at").notNull(),
    /** The account that acted; null for the server. */
    by: text("by"),
    digest: text("digest").notNull(),
    /** Only in the first event: the source of all random draws. Published when the tournament is over. */
    secret: text("secret"),
    request: text("request"),
    fingerprint: text("fingerprint"),
  },
  ({ tournamentId, version, request }) => [
    primaryKey({ columns: [tournamentId, version] }),
    uniqueIndex("tournament_events_by_request").on(tournamentId, request).where(isNotNull(request)),
  ],
);

/** Projection: tournaments as the list shows them. */
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
    playersMax: integer("players_max").notNull(),
    version: integer("version").notNull(),
    startsAt: moment("starts_at"),
    createdAt: moment("created_at").notNull(),
    endedAt: moment("ended_at"),
    /** Games must be created for it. */
    isDue: boolean("is_due").notNull(),
    /** When something happens to it automatically. */
    wakeUpAt: moment("wake_up_at"),
  },
  ({ createdAt, tournamentId, wakeUpAt }) => [
    index("tournaments_by_creation").on(createdAt, tournamentId),
    index("tournaments_by_wake_up").on(wakeUpAt).where(isNotNull(wakeUpAt)),
  ],
);

/** Projection: who has registered for which tournament. */
export const tournamentPlayers = pgTable(
  "tournament_players",
  {
    tournamentId: tournamentId(),
    player: text("player").notNull(),
    status: text("status").notNull(),
    /** Of a player that a director entered by name. */
    name: text("name"),
  },
  ({ tournamentId, player }) => [
    primaryKey({ columns: [tournamentId, player] }),
    index("tournament_players_by_player").on(player, tournamentId),
  ],
);

/** Projection: the games of tournament tables. */
export const tournamentGames = pgTable(
  "tournament_games",
  {
    gameId: uuid("game_id").primaryKey(),
    tournamentId: tournamentId(),
    round: integer("round").notNull(),
    number: integer("number").notNull(),
    /** Its result has not been read yet. */
    isOpen: boolean("is_open").notNull(),
    /** Its result was read and counts, so a later annulment must be reported. */
    isCounted: boolean("is_counted").notNull().default(false),
  },
  ({ tournamentId, isOpen }) => [index("tournament_games_open").on(tournamentId, isOpen)],
);

/** Projection: what players and directors are told about a tournament in its current state, now or later. */
export const tournamentNotifications = pgTable(
  "tournament_notifications",
  {
    tournamentId: tournamentId(),
    accountId: text("account_id").notNull(),
    /** Names the occasion within the tournament. */
    key: text("key").notNull(),
    kind: text("kind", { enum: ["tournament", "directing"] }).notNull(),
    template: text("template", { enum: notifications.tournamentTemplates }).notNull(),
    at: moment("at").notNull(),
    until: moment("until"),
    /** The recipient has to act, so having seen the page is not enough. */
    isOpen: boolean("is_open").notNull(),
    /** At most one e-mail of a group is sent within some hours. */
    emailGroup: text("email_group", { enum: ["rounds", "waiting"] }),
    details: json("details").notNull(),
  },
  ({ tournamentId, accountId, key, at }) => [
    primaryKey({ columns: [tournamentId, accountId, key] }),
    index("tournament_notifications_by_time").on(at),
  ],
);
