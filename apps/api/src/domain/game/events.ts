import type { Immutable } from "@seneschal/engine";
import {
  accountId,
  clocks as clockSchemas,
  entropy,
  gameId,
  games,
  instant,
  players,
  seat,
  sha256,
  version,
} from "@seneschal/schema";
import { z } from "zod";

const fact = z.looseObject({ type: z.string() });
/** `order`: an auto-reply or a premove of the player on the seat. */
const mover = z.enum(["person", "bot", "caretaker", "order"]);
/** The clocks that the event set, started or stopped; missing if none changed. */
const clocks = z.array(clockSchemas.seatClock).optional();

/** An abandoned seat is open until it is taken over or the players close it. Earlier events have `openUntil` instead. */
const staysOpen = z.literal(true).optional();

/** An intervention of staff: who, in which role, and why. The players can read it. */
const ruling = z.strictObject({ by: accountId, role: z.enum(["director", "administrator"]), reason: z.string() });

/** Who takes a seat. Names are stored elsewhere, so an account can be deleted while its games stay. */
export const newcomer = z
  .discriminatedUnion("kind", [
    /** `companionOf`: the account on whose device they play, if not their own. */
    z.strictObject({ kind: z.literal("person"), account: accountId, companionOf: accountId.optional() }),
    z.strictObject({ kind: z.literal("bot"), bot: games.recordedBotLevel }),
  ])
  .meta({ id: "RecordedNewcomer" });

/** The events of a game. Stored events never change, so these shapes may only be extended. */
/** Earlier events have no tie-breaks, and the scores of Fief 1429 in another unit: `outcome` of the ruleset has both. */
const recordedOutcome = z.strictObject({ ranking: z.array(games.placement.partial({ tieBreaks: true })) });

/** The package with which a game was created. */
const rulesetPackage = z
  .strictObject({
    name: z.string().meta({ description: "Its name at npm." }),
    version: z.string().meta({ description: "Its version." }),
    integrity: z
      .string()
      .nullable()
      .meta({ description: "The digest of its file, as in the lock file of npm; null if it was linked." }),
  })
  .meta({ id: "RecordedRulesetPackage" });

export const gameEvent = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("GameOpened"),
    name: z.string(),
    ruleset: z.string(),
    revision: z.int(),
    package: rulesetPackage
      .optional()
      .meta({ description: "The package of the ruleset. Missing for built-in rulesets." }),
    options: z.record(z.string(), z.unknown()),
    seats: z.int(),
    visibility: z.enum(["public", "invitation"]),
    host: accountId,
    commitment: sha256,
    /** How random numbers are drawn; scheme 1 if missing. */
    chanceScheme: z.literal(2).optional(),
    startsWhenFull: z.boolean(),
    spectatorDelay: games.spectatorDelay.optional(),
    /** Missing if the game has no clocks. */
    clock: clockSchemas.timeControl.optional(),
    /** Requirements for taking a seat; none if missing. */
    entry: players.entryRequirements.optional(),
    /** The game starts when all seats are taken and all players are ready. */
    readyCheck: z.literal(true).optional(),
    /** The finished game of which this is a rematch. */
    rematchOf: gameId.optional(),
    /** Accounts that were removed from the original game. They can take a seat only if the host invites them. */
    sentAway: z.array(accountId).optional(),
  }),
  z.strictObject({
    type: z.literal("SeatTaken"),
    seat,
    newcomer,
    entropy,
    entropyFrom: z.enum(["player", "house"]),
  }),
  /** `isSentAway`: removed by the host; can come back only if the host invites them. */
  z.strictObject({ type: z.literal("SeatLeft"), seat, isSentAway: z.literal(true).optional() }),
  /** The host has left the seat or deleted the account: another player is the host now. */
  z.strictObject({ type: z.literal("HostChanged"), host: accountId }),
  z.strictObject({ type: z.literal("ReadinessSaid"), seat, isReady: z.boolean() }),
  /** The host invites a player by name, and may reserve a seat. */
  z.strictObject({ type: z.literal("PlayerInvited"), account: accountId, seat: seat.optional() }),
  z.strictObject({
    type: z.literal("InvitationEnded"),
    account: accountId,
    why: z.enum(["declined", "withdrawn"]),
  }),
  z.strictObject({ type: z.literal("GameBegan"), facts: z.array(fact), draws: z.int(), clocks }),
  z.strictObject({
    type: z.literal("MovePlayed"),
    seat,
    by: mover,
    move: fact,
    facts: z.array(fact),
    draws: z.int(),
    /** Whether the move can be undone without consent: no random draw, no revealing fact. */
    takeable: z.boolean(),
    /** Staff made a caretaker move for the seat. */
    ruling: ruling.optional(),
    clocks,
  }),
  z.strictObject({ type: z.literal("MovesUndone"), seat, to: version, consentedBy: z.array(seat).optional(), clocks }),
  z.strictObject({
    type: z.literal("SeatResigned"),
    seat,
    bot: games.recordedBotLevel,
    openUntil: instant.optional(),
    staysOpen,
    clocks,
  }),
  /** The time bank of a seat whose turn it is ran out: it is excused, or a caretaker takes over. */
  z.strictObject({
    type: z.literal("TimeRanOut"),
    seat,
    isExcused: z.boolean(),
    bot: games.recordedBotLevel,
    openUntil: instant.optional(),
    staysOpen,
    clocks,
  }),
  /** A player asks the players that a game without clocks waits for whether they are still there. */
  z.strictObject({
    type: z.literal("PresenceCheckStarted"),
    seat,
    asked: z.array(seat),
    /** The number of the question that the game waits for. */
    question: z.int(),
  }),
  z.strictObject({ type: z.literal("PresenceConfirmed"), seat }),
  /** A player votes on the replacement of a player who did not answer. */
  z.strictObject({ type: z.literal("ReplacementVoteCast"), seat, about: seat, agrees: z.boolean() }),
  /** A bot takes over the seat of a player who is banned from the server, or who did not answer a presence check. */
  z.strictObject({
    type: z.literal("SeatVacated"),
    seat,
    why: z.enum(["banned", "absent"]),
    bot: games.recordedBotLevel,
    staysOpen,
    clocks,
  }),
  /** A person takes over the seat of a caretaker: a substitute, or the player who had left. */
  z.strictObject({ type: z.literal("SeatTakenOver"), seat, account: accountId, clocks }),
  /** A player votes on an abandoned seat; `decides` is the decision that this vote completes. */
  z.strictObject({
    type: z.literal("BallotCast"),
    seat,
    about: seat,
    wish: games.ballotChoice,
    decides: games.ballotChoice.optional(),
  }),
  /** A player proposes that the game ends after an earlier turn than agreed. `turn` is the current one. */
  z.strictObject({ type: z.literal("ShorteningProposed"), seat, turn: z.int(), last: z.int() }),
  z.strictObject({ type: z.literal("ShorteningAgreed"), seat }),
  z.strictObject({ type: z.literal("ShorteningDeclined"), seat, last: z.int() }),
  /** All players agreed: the facts lower the turn limit of the game. */
  z.strictObject({ type: z.literal("GameShortened"), last: z.int(), agreed: z.array(seat), facts: z.array(fact) }),
  /** Clocks were or will be paused by something that was not known when they were started. */
  z.strictObject({
    type: z.literal("ClocksShifted"),
    why: z.enum(["outage", "rest"]),
    clocks,
    /** By how much each deadline has moved; missing in earlier events. */
    added: z.array(z.strictObject({ seat, milliseconds: z.int() })).optional(),
  }),
  /** Staff add time to the clock of a seat. */
  z.strictObject({ type: z.literal("ClockExtended"), seat, milliseconds: z.int().min(1), ruling, clocks }),
  /** Staff give a seat to another person, or to a caretaker. */
  z.strictObject({
    type: z.literal("SeatReplaced"),
    seat,
    newcomer: z
      .discriminatedUnion("kind", [
        z.strictObject({ kind: z.literal("person"), account: accountId }),
        z.strictObject({
          kind: z.literal("caretaker"),
          bot: games.recordedBotLevel,
          openUntil: instant.optional(),
          staysOpen,
        }),
      ])
      .meta({ id: "RecordedReplacement" }),
    ruling,
    clocks,
  }),
  /** The game returns to an earlier position. Undone events stay in the stream, and no draw is repeated. */
  z.strictObject({
    type: z.literal("GameRolledBack"),
    to: version,
    /** Present if all players agreed. */
    consentedBy: z.array(seat).optional(),
    ruling,
    clocks,
  }),
  z.strictObject({ type: z.literal("GameFinished"), outcome: recordedOutcome, secret: sha256 }),
  /** The game ends without a result, or staff annul it, even after its end. */
  z.strictObject({ type: z.literal("GameClosed"), why: games.closeReason, secret: sha256, ruling: ruling.optional() }),
]);

export type GameEvent = Immutable<z.output<typeof gameEvent>>;
export type EventOf<Type extends GameEvent["type"]> = Extract<GameEvent, { readonly type: Type }>;
/** Events that may set, start or stop clocks. */
export type TimedEvent = Extract<GameEvent, { readonly clocks?: unknown }>;

export function isTimed(event: GameEvent): event is TimedEvent {
  return timed.includes(event.type);
}

const timed: readonly string[] = [
  "GameBegan",
  "MovePlayed",
  "MovesUndone",
  "SeatResigned",
  "TimeRanOut",
  "SeatVacated",
  "SeatTakenOver",
  "ClocksShifted",
  "ClockExtended",
  "SeatReplaced",
  "GameRolledBack",
] satisfies readonly TimedEvent["type"][];

export type Ruling = Immutable<z.output<typeof ruling>>;
export type Newcomer = z.output<typeof newcomer>;
export type Mover = z.output<typeof mover>;

/** An event in its place in a game's stream. */
export interface RecordedEvent {
  readonly game: string;
  readonly version: number;
  /** An instant in UTC, ISO 8601 with milliseconds. */
  readonly at: string;
  readonly event: GameEvent;
  readonly digest: string;
}
