import { isNotNull, isNull, sql } from "drizzle-orm";
import {
  boolean,
  customType,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const gameId = () => uuid("game_id").notNull();
const version = () => integer("version").notNull();

/** The event log, the source of truth. Every other table in this file can be rebuilt from it. */
export const events = pgTable(
  "events",
  {
    gameId: gameId(),
    version: version(),
    type: text("type").notNull(),
    /** Canonical JSON, stored verbatim: the digest covers it. */
    body: json("body").notNull(),
    at: moment("at").notNull(),
    digest: text("digest").notNull(),
    /** Only in the first event: the source of all random draws. Secret until the game is over. */
    secret: text("secret"),
    /** The Idempotency-Key of the request, so that no request is executed twice. */
    request: text("request"),
    /** A hash of the request, to reject a different one with the same key. */
    fingerprint: text("fingerprint"),
  },
  ({ gameId, version, request, type, at }) => [
    primaryKey({ columns: [gameId, version] }),
    uniqueIndex("events_by_request").on(gameId, request).where(isNotNull(request)),
    index("events_by_rewind").on(gameId, version).where(sql`${type} in ('MovesUndone', 'GameRolledBack')`),
    index("events_to_notify")
      .on(type, at)
      .where(sql`${type} in ('TimeRanOut', 'GameRolledBack', 'ShorteningDeclined', 'GameShortened')`),
  ],
);

/** Projection: games as the lobby shows them. */
export const games = pgTable(
  "games",
  {
    gameId: gameId().primaryKey(),
    name: text("name").notNull(),
    ruleset: text("ruleset").notNull(),
    revision: integer("revision").notNull(),
    visibility: text("visibility", { enum: ["public", "invitation"] }).notNull(),
    host: text("host").notNull(),
    invitation: text("invitation").notNull(),
    commitment: text("commitment").notNull(),
    openedAt: moment("opened_at").notNull(),
    state: text("state", { enum: ["open", "running", "finished", "closed"] }).notNull(),
    version: version(),
    question: json("question"),
    /** Of a running game; null before the first turn, in games without turns, and in rows from before the column existed. */
    turn: integer("turn"),
    outcome: json("outcome"),
    secret: text("secret"),
    startedAt: moment("started_at"),
    movedAt: moment("moved_at").notNull(),
    finishedAt: moment("finished_at"),
    entry: json("entry"),
    /** Invited players, before the game starts; null if there are none. */
    invited: jsonb("invited"),
    clock: json("clock"),
    clocks: json("clocks"),
    /** For running games without clocks: how long they have waited, and their presence check. */
    waiting: json("waiting"),
    /** The proposal of a player to shorten the game. */
    shortening: json("shortening"),
    /** When the clocks must be checked next. */
    wakeUpAt: moment("wake_up_at"),
  },
  ({ state, visibility, openedAt, finishedAt, gameId, invitation, wakeUpAt }) => [
    index("games_by_finish").on(finishedAt, gameId).where(sql`${state} = 'finished' and ${visibility} = 'public'`),
    index("games_by_wake_up").on(wakeUpAt).where(isNotNull(wakeUpAt)),
    index("games_by_state").on(state, openedAt, gameId),
    index("games_by_opening").on(openedAt, gameId),
    index("games_by_invitation").on(invitation),
  ],
);

/** Projection: the seats and their players. */
export const seats = pgTable(
  "seats",
  {
    gameId: gameId(),
    seat: integer("seat").notNull(),
    kind: text("kind", { enum: ["nobody", "person", "bot", "caretaker"] }).notNull(),
    account: text("account"),
    bot: text("bot", { enum: ["easy", "medium", "hard"] }),
    /** For games with a ready check: the player is ready. */
    isReady: boolean("is_ready").notNull().default(false),
    /** The account on whose device the person plays, if it is not their own. */
    companionOf: text("companion_of"),
    /** For abandoned seats: the votes of the players. */
    left: json("left"),
    /** Until when someone else may take the seat. */
    openUntil: moment("open_until"),
  },
  ({ gameId, seat, account, openUntil }) => [
    index("seats_by_open_until").on(openUntil).where(isNotNull(openUntil)),
    primaryKey({ columns: [gameId, seat] }),
    index("seats_by_account").on(account, gameId),
  ],
);

/** Projection: the tenures of each seat since the start of the game, how each ended, and how long answers took. */
export const seatTenures = pgTable(
  "seat_tenures",
  {
    gameId: gameId(),
    seat: integer("seat").notNull(),
    since: integer("since").notNull(),
    sinceAt: moment("since_at").notNull(),
    kind: text("kind", { enum: ["person", "bot", "caretaker"] }).notNull(),
    account: text("account"),
    untilAt: moment("until_at"),
    ended: text("ended", {
      enum: ["resigned", "out-of-time", "absent", "taken-over", "replaced", "finished", "closed"],
    }),
    answers: json("answers").notNull(),
  },
  ({ gameId, seat, since, sinceAt, account }) => [
    primaryKey({ columns: [gameId, seat, since] }),
    index("seat_tenures_by_account").on(account, gameId),
    index("seat_tenures_by_start").on(sinceAt),
  ],
);

/** Cache: positions from which later ones are computed. */
export const snapshots = pgTable(
  "snapshots",
  { gameId: gameId(), version: version(), format: text("format").notNull(), body: json("body").notNull() },
  ({ gameId, version }) => [primaryKey({ columns: [gameId, version] })],
);

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Cache: responses about finished games, by question and audience. They contain no account names. */
export const cachedResponses = pgTable(
  "cached_responses",
  {
    gameId: gameId(),
    kind: text("kind", { enum: ["replay", "steps", "position", "export"] }).notNull(),
    audience: text("audience").notNull(),
    /** The part of the game: a version, or a page of steps. */
    part: text("part").notNull(),
    encoding: text("encoding", { enum: ["br", "gzip"] }).notNull(),
    /** What it was made from: the head of the game and the code revision. */
    tag: text("tag").notNull(),
    body: bytes("body").notNull(),
    usedAt: moment("used_at").notNull().defaultNow(),
  },
  ({ gameId, kind, audience, part, encoding }) => [primaryKey({ columns: [gameId, kind, audience, part, encoding] })],
);

/**
 * Cache: reports on finished games, and those that were asked for. A report follows from the log of the game, the
 * analysis and the revision of the ruleset. It contains no account names.
 */
export const gameReports = pgTable(
  "game_reports",
  {
    gameId: gameId().primaryKey(),
    /** The last event of the game. */
    digest: text("digest").notNull(),
    reportVersion: integer("report_version").notNull(),
    revision: integer("revision").notNull(),
    requestedAt: moment("requested_at").notNull().defaultNow(),
    /** The account that waits for it; null when it is ready. */
    requestedBy: text("requested_by"),
    /** Pieces of work that are done, and how many there are; 0 of 0 until it begins. */
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    /** JSON in Brotli, when it is ready. */
    body: bytes("body"),
  },
  ({ requestedAt, body }) => [index("game_reports_waiting").on(requestedAt).where(isNull(body))],
);

/** Work that remains because of an event, deleted when the game moves on. */
export const pendingWork = pgTable(
  "pending_work",
  {
    gameId: gameId(),
    version: version(),
    workType: text("work_type", { enum: ["bots"] }).notNull(),
    since: moment("since").notNull(),
  },
  ({ gameId, workType, since }) => [
    primaryKey({ columns: [gameId, workType] }),
    index("pending_work_by_age").on(workType, since),
  ],
);
