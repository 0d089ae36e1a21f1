import { z } from "zod";
import { choiceSchemaOf, perRuleset, type RulesetSchema } from "../../games/ruleset-schema.ts";
import { audience, gameId, instant, seat, sha256, version } from "../../ids.ts";
import { jsonChange } from "../../json-change.ts";
import { outcome } from "../../outcome.ts";
import { integerField } from "../query-fields.ts";
import { seatClock } from "./clocks.ts";
import { decidedVersion, draftSchemas, movesInOrder, premoveSchemas } from "./drafts.ts";
import { question } from "./lobby.ts";
import { requestWithMoves } from "./sent-moves.ts";

export const newUndo = z.strictObject({ expectedVersion: version }).meta({ id: "NewUndo" });
const agreement = z.boolean().meta({ description: "Whether you agree to the undo." });
export const undoAnswer = z.strictObject({ expectedVersion: version, agrees: agreement }).meta({ id: "UndoAnswer" });
/** A request to undo moves that other players have to accept. */
export const pendingUndo = z
  .object({
    seat: seat.nullable().meta({ description: "Seat that requests the undo; null: a rollback proposed by staff." }),
    to: version,
    reason: z.string().nullable().meta({ description: "Reason of the staff." }),
    agreed: z.array(seat),
    waitingFor: z.array(seat),
    declinedBy: seat.nullable(),
  })
  .meta({ id: "PendingUndo" });
export const undoRequest = z
  .object({
    version: version.meta({ description: "It ends when the game leaves this version." }),
    canRequest: z.boolean().meta({ description: "Whether your last move is recent enough." }),
    request: pendingUndo.nullable(),
  })
  .meta({ id: "UndoRequest" });

/** Who is online, for the players of a game. */
export const gamePresence = z
  .object({
    seats: z.array(seat).meta({
      description: "Seats whose players have the game open and show it, or whose automatic answer is near.",
    }),
  })
  .meta({ id: "GamePresence" });

/** The header that makes a repeated request safe: it is executed once. */
export const idempotencyHeaders = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .meta({
      description:
        "A key of your choice. A repeated request with the same key is executed once and gets the same response.",
    }),
});

/** The headers of a move. */
export const moveHeaders = idempotencyHeaders.extend({
  prefer: z.string().optional().meta({
    description:
      "`return=minimal` (RFC 7240): the response is 204, and headers say the version and digest. Other preferences are ignored.",
  }),
});

const audienceQuery = z
  .string()
  .regex(/^([0-9]|spectator|arbiter)$/)
  .optional()
  .meta({ description: "Point of view: a seat, `spectator` or `arbiter`. Your own seat if left out." });
const digestQuery = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .optional()
  .meta({
    description:
      "Digest of the last event of a finished public game: if it matches, the response is sent as `immutable`. Other digests have no effect.",
  });
const versionQuery = integerField(0);
export const positionQuery = z.strictObject({
  at: versionQuery.optional().meta({ description: "The version; the latest if left out." }),
  as: audienceQuery,
  digest: digestQuery,
});
export const stepsQuery = z.strictObject({
  after: versionQuery
    .default(0)
    .meta({ description: "Start after this version; for the next page, `next` of the previous one." }),
  as: audienceQuery,
  limit: integerField(1, 1000)
    .default(1000)
    .meta({ description: "Maximum number of versions to read. Some versions have no step for you." }),
  digest: digestQuery,
});
export const replayQuery = z.strictObject({ as: audienceQuery, digest: digestQuery });
export const exportQuery = z.strictObject({ digest: digestQuery });
export const reportQuery = z.strictObject({ digest: digestQuery });
export const streamQuery = z.strictObject({
  after: versionQuery
    .optional()
    .meta({ description: "Start after this version; `Last-Event-ID` takes precedence. Without both, start now." }),
});

/**
 * `excused` and `time-out`: a clock ran out; `banned`: the player was banned from the server; `absent`: the player did not answer a presence check, and the others voted to replace them; `shortened`: all players agreed to an earlier last turn; `outage` and `rest`: clocks were paused; `extended`, `replaced`, `rolled-back`
 * and `annulled`: staff added time to a clock, gave a seat to another player, took moves back, annulled the game.
 */
export const stepKinds = [
  "begin",
  "move",
  "undo",
  "resign",
  "excused",
  "time-out",
  "banned",
  "presence-check",
  "presence-confirmed",
  "replacement-vote",
  "absent",
  "outage",
  "rest",
  "shortening-proposed",
  "shortening-agreed",
  "shortening-declined",
  "shortened",
  "substitute",
  "ballot",
  "extended",
  "replaced",
  "rolled-back",
  "annulled",
  "finish",
  "close",
] as const;

/** The request and response bodies of running games, for these rulesets. */
export function playSchemas<Schema extends RulesetSchema>(schemas: readonly Schema[]) {
  return {
    ...moveSchemas(schemas),
    ...draftSchemas(schemas),
    ...premoveSchemas(schemas),
    ...answerSchemas(schemas),
    ...historySchemas(schemas),
  };
}

function moveSchemas<Schema extends RulesetSchema>(schemas: readonly Schema[]) {
  return {
    newMove: requestWithMoves("NewMove", schemas, (move) => ({
      expectedVersion: decidedVersion,
      ifChoice: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .optional()
        .meta({
          description:
            "`id` of the choice that you took the move from, as you received it. Then the move is also accepted at a later version if your question, the choice and the result that you could foresee are the same.",
        }),
      move,
    })),
    newPreview: requestWithMoves("NewPreview", schemas, (move) => ({
      expectedVersion: decidedVersion,
      moves: movesInOrder(move).min(1),
    })),
  };
}

function answerSchemas<Schema extends RulesetSchema>(schemas: readonly Schema[]) {
  return {
    /** The game at one version, as one audience sees it. */
    position: perRuleset(schemas, positionShape).meta({ id: "Position" }),
    /** The result of an accepted move: its facts and the position after it. */
    moveResult: perRuleset(schemas, (schema) => ({
      ...positionShape(schema),
      facts: z.array(schema.redactedFact as Schema["redactedFact"]),
    })).meta({
      id: "MoveResult",
    }),
    draftResult: perRuleset(schemas, (schema) => ({
      ...positionShape(schema),
      facts: z.array(schema.redactedFact as Schema["redactedFact"]),
      played: z.int().meta({ description: "Number of moves played: fewer than sent if new information was revealed." }),
    })).meta({ id: "DraftResult" }),
    /** The facts that would follow, up to the first random draw or hidden information. Nothing is stored. */
    preview: perRuleset(schemas, (schema) => ({
      facts: z.array(schema.redactedFact as Schema["redactedFact"]),
      view: schema.view as Schema["view"],
      isComplete: z.boolean().meta({ description: "False if chance or hidden information comes next." }),
    })).meta({ id: "Preview" }),
  };
}

function historySchemas<Schema extends RulesetSchema>(schemas: readonly Schema[]) {
  return {
    /** The steps of the game, as this audience sees them. */
    chronicle: perRuleset(schemas, (schema) => ({
      game: gameId,
      audience,
      steps: z.array(z.object(stepShape(schema))),
      next: version.nullable().meta({
        description:
          "`after` for the next page; null if this is the last one. A page can have fewer steps than `limit`.",
      }),
    })).meta({ id: "Chronicle" }),
    /** The steps, each with the view after it. */
    replay: perRuleset(schemas, (schema) => ({
      game: gameId,
      audience,
      steps: z.array(
        z.object({
          ...stepShape(schema),
          view: schema.view as Schema["view"],
          question: question.nullable(),
          outcome: outcome.nullable(),
        }),
      ),
    })).meta({ id: "Replay" }),
    /** The steps, each with the changes of the view since the step before. */
    replayChanges: perRuleset(schemas, (schema) => ({
      game: gameId,
      audience,
      steps: z.array(
        z.object({
          ...stepShape(schema),
          changes: z.array(jsonChange).meta({
            description: "JSON Patch (RFC 6902) from the view after the previous step, or from `null`, to this view.",
          }),
          question: question.nullable(),
          outcome: outcome.nullable(),
        }),
      ),
    })).meta({ id: "ReplayChanges" }),
    /** One event of the live stream, `event: step`; its SSE id is the version. */
    streamStep: perRuleset(schemas, (schema) => ({
      step: z.object(stepShape(schema)),
      position: z.object(positionShape(schema)),
    })).meta({ id: "StreamStep" }),
  };
}

const turnLimit = z
  .object({
    turn: z.int().min(0).meta({ description: "The current turn; 0 during the setup." }),
    last: z.int().min(1).meta({ description: "The last turn." }),
  })
  .meta({ id: "TurnLimit", description: "A limit of turns that all players together can lower." });

const stepShape = <Schema extends RulesetSchema>({ redactedFact, move }: Schema) => ({
  version,
  at: instant,
  kind: z.enum(stepKinds),
  seat: seat.nullable(),
  by: z
    .enum(["person", "bot", "caretaker", "order"])
    .nullable()
    .meta({ description: "`order`: an auto-reply or a premove; until the game is over, only its own seat sees this." }),
  move: z
    .nullable(move as Schema["move"])
    .meta({ description: "The move; visible to its player, and to all when the game is over." }),
  facts: z.array(redactedFact as Schema["redactedFact"]),
  undoneTo: version.nullable().meta({ description: "For an undo: the version that was restored." }),
  consentedBy: z.array(seat).nullable().meta({ description: "For a requested undo: the seats that agreed." }),
  reason: z.string().nullable().meta({ description: "For staff actions: the reason." }),
  addedTime: z
    .array(z.object({ seat, milliseconds: z.int() }))
    .nullable()
    .meta({
      description: "For an outage of the server: the time added to each running clock; null in older games.",
    }),
  lastTurn: z
    .int()
    .nullable()
    .meta({ description: "For a proposal to shorten the game, and for its result: the last turn." }),
});

const positionShape = <Schema extends RulesetSchema>(schema: Schema) => ({
  game: gameId,
  version,
  audience,
  question: question.nullable(),
  view: schema.view as Schema["view"],
  choices: z.array(choiceSchemaOf(schema.move)),
  outcome: outcome.nullable(),
  canUndo: z.boolean(),
  turnLimit: turnLimit.nullable().meta({
    description: "Null if the rules fix the length of the game, or the game is not running.",
  }),
  clocks: z.array(seatClock).meta({ description: "By seat; empty without clocks." }),
  digest: sha256.meta({ description: "Head of the hash chain at this version." }),
});
