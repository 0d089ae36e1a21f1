import { isNotNull } from "drizzle-orm";
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

/** The truth. Every other table of this file can be dropped and made again from it. */
export const events = pgTable(
  "events",
  {
    gameId: gameId(),
    version: version(),
    type: text("type").notNull(),
    /** Canonical JSON, kept to the letter: the digest was taken over it. */
    body: json("body").notNull(),
    at: moment("at").notNull(),
    digest: text("digest").notNull(),
    /** Of the first event only: what all chance is drawn from. Told to nobody before the game is over. */
    secret: text("secret"),
    /** Whose request it answers, by its Idempotency-Key; so no request is done twice. */
    request: text("request"),
    /** All that the request asked for, so that another under the same key is known. */
    fingerprint: text("fingerprint"),
  },
  ({ gameId, version, request }) => [
    primaryKey({ columns: [gameId, version] }),
    uniqueIndex("events_by_request").on(gameId, request).where(isNotNull(request)),
  ],
);

/** Projection: each game as the lobby shows it. */
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
    outcome: json("outcome"),
    secret: text("secret"),
    startedAt: moment("started_at"),
    movedAt: moment("moved_at").notNull(),
    finishedAt: moment("finished_at"),
    entry: json("entry"),
    /** Whom the host asks by name, while the game has not begun; none if it is nobody. */
    invited: jsonb("invited"),
    clock: json("clock"),
    clocks: json("clocks"),
    /** When somebody has to look at the clocks next. */
    alarmAt: moment("alarm_at"),
  },
  ({ state, openedAt, gameId, invitation, alarmAt }) => [
    index("games_by_alarm").on(alarmAt).where(isNotNull(alarmAt)),
    index("games_by_state").on(state, openedAt, gameId),
    index("games_by_opening").on(openedAt, gameId),
    index("games_by_invitation").on(invitation),
  ],
);

/** Projection: who sits where. */
export const seats = pgTable(
  "seats",
  {
    gameId: gameId(),
    seat: integer("seat").notNull(),
    kind: text("kind", { enum: ["nobody", "person", "bot", "caretaker"] }).notNull(),
    account: text("account"),
    bot: text("bot", { enum: ["random", "greedy", "search"] }),
    /** Of a table that asks before it begins: the player said yes. */
    isReady: boolean("is_ready").notNull().default(false),
    /** At whose screen the person plays, if not at one of their own. */
    companionOf: text("companion_of"),
    /** Of a seat that was left: what the players wish for it. */
    left: json("left"),
    /** Until then somebody else may sit down there. */
    openUntil: moment("open_until"),
  },
  ({ gameId, seat, account, openUntil }) => [
    index("seats_looking").on(openUntil).where(isNotNull(openUntil)),
    primaryKey({ columns: [gameId, seat] }),
    index("seats_by_account").on(account, gameId),
  ],
);

/** Projection: who has held each seat since its game began, how that ended, and how long answers took. */
export const holdings = pgTable(
  "holdings",
  {
    gameId: gameId(),
    seat: integer("seat").notNull(),
    since: integer("since").notNull(),
    sinceAt: moment("since_at").notNull(),
    kind: text("kind", { enum: ["person", "bot", "caretaker"] }).notNull(),
    account: text("account"),
    untilAt: moment("until_at"),
    ended: text("ended", { enum: ["resigned", "out-of-time", "taken-over", "replaced", "finished", "closed"] }),
    answers: json("answers").notNull(),
  },
  ({ gameId, seat, since, account }) => [
    primaryKey({ columns: [gameId, seat, since] }),
    index("holdings_by_account").on(account, gameId),
  ],
);

/** Cache: positions from which a later one is folded. */
export const snapshots = pgTable(
  "snapshots",
  { gameId: gameId(), version: version(), fold: text("fold").notNull(), body: json("body").notNull() },
  ({ gameId, version }) => [primaryKey({ columns: [gameId, version] })],
);

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Cache: answers about games that are over, one for each question and audience; they hold no names of accounts. */
export const cachedResponses = pgTable(
  "cached_responses",
  {
    gameId: gameId(),
    kind: text("kind", { enum: ["replay", "steps", "position", "export"] }).notNull(),
    audience: text("audience").notNull(),
    /** Which part of the game: a version, a page of steps. */
    part: text("part").notNull(),
    encoding: text("encoding", { enum: ["br", "gzip"] }).notNull(),
    /** What it was made from: the head of the game and the code. */
    tag: text("tag").notNull(),
    body: bytes("body").notNull(),
    usedAt: moment("used_at").notNull().defaultNow(),
  },
  ({ gameId, kind, audience, part, encoding }) => [primaryKey({ columns: [gameId, kind, audience, part, encoding] })],
);

/** What remains to be done because of an event: it goes when the game moves on. */
export const outbox = pgTable(
  "outbox",
  {
    gameId: gameId(),
    version: version(),
    errand: text("errand", { enum: ["bots"] }).notNull(),
    since: moment("since").notNull(),
  },
  ({ gameId, errand, since }) => [primaryKey({ columns: [gameId, errand] }), index("outbox_by_age").on(errand, since)],
);
