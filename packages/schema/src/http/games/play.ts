import { z } from "zod";
import { choiceSchemaOf, type RulesetSchema, unionBy } from "../../games/ruleset-schema.ts";
import { audience, gameId, instant, seat, sha256, version } from "../../ids.ts";
import { seatClock } from "./clocks.ts";
import { outcome, question } from "./lobby.ts";

export const newUndo = z.strictObject({ expectedVersion: version }).meta({ id: "NewUndo" });
const yesOrNo = z.boolean().meta({ description: "Whether you agree to the undo." });
export const undoAnswer = z.strictObject({ expectedVersion: version, agrees: yesOrNo }).meta({ id: "UndoAnswer" });
/** A wish to go back that others have to grant. */
export const wishToGoBack = z
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
    request: wishToGoBack.nullable(),
  })
  .meta({ id: "UndoRequest" });

/** By this key a request that is sent twice is done once. */
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
const versionQuery = z.coerce.number().pipe(version);
export const positionQuery = z.strictObject({ at: versionQuery.optional(), as: audienceQuery, digest: digestQuery });
export const stepsQuery = z.strictObject({
  after: versionQuery.default(0),
  as: audienceQuery,
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(1000)
    .meta({ description: "Maximum number of steps; continue with `after` the last one." }),
  digest: digestQuery,
});
export const replayQuery = z.strictObject({ as: audienceQuery, digest: digestQuery });
export const exportQuery = z.strictObject({ digest: digestQuery });
export const streamQuery = z.strictObject({
  after: versionQuery
    .optional()
    .meta({ description: "Start after this version; `Last-Event-ID` takes precedence. Without both, start now." }),
});

/**
 * `excused` and `time-out`: a clock ran out; `outage` and `rest`: clocks were paused; `extended`, `replaced`, `rolled-back`
 * and `annulled`: staff added time to a clock, gave a seat to another player, took moves back, annulled the game.
 */
export const stepKinds = [
  "begin",
  "move",
  "undo",
  "resign",
  "excused",
  "time-out",
  "outage",
  "rest",
  "substitute",
  "ballot",
  "extended",
  "replaced",
  "rolled-back",
  "annulled",
  "finish",
  "close",
] as const;

/** What play reads and writes, for these rulesets. */
export function playSchemas<Words extends RulesetSchema>(register: readonly Words[]) {
  return { ...moveSchemas(register), ...draftSchemas(register), ...answerSchemas(register), ...storySchemas(register) };
}

const perRuleset = <Words extends RulesetSchema, Shape extends z.ZodRawShape>(
  register: readonly Words[],
  shapeOf: (schema: Words) => Shape,
) =>
  unionBy(
    "ruleset",
    register.map((schema) => z.object({ ruleset: z.literal(schema.id as Words["id"]), ...shapeOf(schema) })),
  );

function moveSchemas<Words extends RulesetSchema>(register: readonly Words[]) {
  const anyMove = z.union(register.map(({ move }) => move));
  return {
    newMove: z
      .strictObject({
        expectedVersion: version.meta({ description: "The version that your decision is based on." }),
        move: anyMove,
      })
      .meta({ id: "NewMove" }),
    newRehearsal: z
      .strictObject({ expectedVersion: version, moves: z.array(anyMove).min(1).max(50) })
      .meta({ id: "NewPreview" }),
  };
}

function draftSchemas<Words extends RulesetSchema>(register: readonly Words[]) {
  const anyMove = z.union(register.map(({ move }) => move));
  return {
    /** Moves that are sent together. */
    newDraft: z
      .strictObject({ expectedVersion: version, moves: z.array(anyMove).min(1).max(draftMax) })
      .meta({ id: "NewDraft" }),
    draftChecked: perRuleset(register, (schema) => ({
      version,
      steps: z.array(z.object(foreseenShape(schema))).meta({ description: "One for each move, in order." }),
      view: (schema.view as Words["view"]).meta({ description: "After the last predictable move." }),
      question: question.nullable(),
      choices: z.array(choiceSchemaOf(schema.move)).meta({ description: "The options that follow." }),
    })).meta({ id: "DraftCheck" }),
    /** A saved draft; only its own seat sees it. */
    keptDraft: z
      .object({ draft: z.object({ expectedVersion: version, moves: z.array(anyMove), savedAt: instant }).nullable() })
      .meta({ id: "SavedDraft" }),
  };
}

function answerSchemas<Words extends RulesetSchema>(register: readonly Words[]) {
  return {
    /** What one audience may know of a game at one version. */
    position: perRuleset(register, positionShape).meta({ id: "Position" }),
    /** An accepted move: what followed, and the position now. */
    played: perRuleset(register, (schema) => ({
      ...positionShape(schema),
      facts: z.array(schema.told as Words["told"]),
    })).meta({
      id: "MoveResult",
    }),
    draftPlayed: perRuleset(register, (schema) => ({
      ...positionShape(schema),
      facts: z.array(schema.told as Words["told"]),
      played: z.int().meta({ description: "Number of moves played: fewer than sent if new information was revealed." }),
    })).meta({ id: "DraftResult" }),
    /** What would follow, up to the first draw or discovery; nothing is stored. */
    rehearsed: perRuleset(register, (schema) => ({
      facts: z.array(schema.told as Words["told"]),
      view: schema.view as Words["view"],
      isComplete: z.boolean().meta({ description: "False if chance or hidden information comes next." }),
    })).meta({ id: "Preview" }),
  };
}

function storySchemas<Words extends RulesetSchema>(register: readonly Words[]) {
  return {
    /** The chronicle: what happened, as this audience may know it. */
    chronicle: perRuleset(register, (schema) => ({
      game: gameId,
      audience,
      steps: z.array(z.object(stepShape(schema))),
    })).meta({ id: "Chronicle" }),
    /** Every step with the view after it. */
    replay: perRuleset(register, (schema) => ({
      game: gameId,
      audience,
      steps: z.array(
        z.object({
          ...stepShape(schema),
          view: schema.view as Words["view"],
          question: question.nullable(),
          outcome: outcome.nullable(),
        }),
      ),
    })).meta({ id: "Replay" }),
    /** One event of the live stream, `event: step`; its SSE id is the version. */
    streamStep: perRuleset(register, (schema) => ({
      step: z.object(stepShape(schema)),
      position: z.object(positionShape(schema)),
    })).meta({ id: "StreamStep" }),
  };
}

const draftMax = 50;

const foreseenShape = <Words extends RulesetSchema>({ told }: Words) => ({
  is: z.enum(["known", "open", "refused", "unseen"]).meta({
    description:
      "`known`: the facts are complete. `open`: they end before chance or hidden information. `refused`: by `rule`. `unseen`: it comes after an open or refused move.",
  }),
  rule: z.string().nullable(),
  facts: z.array(told as Words["told"]),
});

const stepShape = <Words extends RulesetSchema>({ told, move }: Words) => ({
  version,
  at: instant,
  kind: z.enum(stepKinds),
  seat: seat.nullable(),
  by: z
    .enum(["person", "bot", "caretaker", "order"])
    .nullable()
    .meta({ description: "`order`: an auto-reply; until the game is over, only its own seat sees this." }),
  move: z
    .nullable(move as Words["move"])
    .meta({ description: "The move; visible to its player, and to all when the game is over." }),
  facts: z.array(told as Words["told"]),
  undoneTo: version.nullable().meta({ description: "For an undo: the version that was restored." }),
  consentedBy: z.array(seat).nullable().meta({ description: "For a requested undo: the seats that agreed." }),
  reason: z.string().nullable().meta({ description: "For staff actions: the reason." }),
});

const positionShape = <Words extends RulesetSchema>(schema: Words) => ({
  game: gameId,
  version,
  audience,
  question: question.nullable(),
  view: schema.view as Words["view"],
  choices: z.array(choiceSchemaOf(schema.move)),
  outcome: outcome.nullable(),
  canUndo: z.boolean(),
  clocks: z.array(seatClock).meta({ description: "By seat; empty without clocks." }),
  digest: sha256.meta({ description: "Head of the hash chain at this version." }),
});
