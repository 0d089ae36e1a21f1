import { z } from "zod";
import { choiceSchemaOf, type RulesetSchema, unionBy } from "../games/ruleset-schema.ts";
import { audience, gameId, instant, seat, sha256, version } from "../ids.ts";
import { seatClock } from "./clocks.ts";
import { outcome, question } from "./lobby.ts";

export const newUndo = z.strictObject({ expectedVersion: version }).meta({ id: "NewUndo" });
const yesOrNo = z.boolean().meta({ description: "Whether you let the move be taken back." });
export const undoAnswer = z.strictObject({ expectedVersion: version, agrees: yesOrNo }).meta({ id: "UndoAnswer" });
/** A wish to go back that others have to grant. */
export const wishToGoBack = z
  .object({
    seat: seat.nullable().meta({ description: "Who asks to take their last move back; null: the desk asks." }),
    to: version,
    reason: z.string().nullable().meta({ description: "Why the desk asks." }),
    agreed: z.array(seat),
    waitingFor: z.array(seat),
    declinedBy: seat.nullable(),
  })
  .meta({ id: "WishToGoBack" });
export const undoRequest = z
  .object({
    version: version.meta({ description: "It lapses when the game leaves this version." }),
    canAsk: z.boolean().meta({ description: "Whether your own last move lies near enough." }),
    request: wishToGoBack.nullable(),
  })
  .meta({ id: "UndoRequest" });

/** By this key a request that is sent twice is done once. */
export const idempotencyHeaders = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .meta({ description: "A key of your own: the same request sent again with it is done once and answered alike." }),
});

const audienceQuery = z
  .string()
  .regex(/^([0-9]|spectator|arbiter)$/)
  .optional()
  .meta({ description: "Through whose eyes: a seat, `spectator` or `arbiter`. Your own seat if you do not say." });
const digestQuery = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .optional()
  .meta({
    description:
      "The digest of the last event of a public game that is over: where it is that, the answer never changes and is sent as `immutable`. Another digest changes nothing.",
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
    .meta({ description: "How many steps at most; ask on with `after` the last." }),
  digest: digestQuery,
});
export const replayQuery = z.strictObject({ as: audienceQuery, digest: digestQuery });
export const exportQuery = z.strictObject({ digest: digestQuery });
export const streamQuery = z.strictObject({
  after: versionQuery
    .optional()
    .meta({ description: "Begin after this version; `Last-Event-ID` has the last word. Without both, begin now." }),
});

/**
 * `excused` and `time-out`: a clock ran out; `outage` and `rest`: clocks stood for it; `extended`, `replaced`, `rolled-back`
 * and `annulled`: the desk put time into a clock, gave a seat to another, took moves back, annulled the game.
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
  const anyMove = z.union(register.map(({ move }) => move));
  const perRuleset = <Shape extends z.ZodRawShape>(shapeOf: (schema: Words) => Shape) =>
    unionBy(
      "ruleset",
      register.map((schema) => z.object({ ruleset: z.literal(schema.id as Words["id"]), ...shapeOf(schema) })),
    );
  return {
    newMove: z
      .strictObject({
        expectedVersion: version.meta({ description: "The version that you decided on." }),
        move: anyMove,
      })
      .meta({ id: "NewMove" }),
    newRehearsal: z
      .strictObject({ expectedVersion: version, moves: z.array(anyMove).min(1).max(50) })
      .meta({ id: "NewRehearsal" }),
    /** Moves that are to be sent as one. */
    newDraft: z
      .strictObject({ expectedVersion: version, moves: z.array(anyMove).min(1).max(draftMax) })
      .meta({ id: "NewDraft" }),
    draftChecked: perRuleset((schema) => ({
      version,
      steps: z.array(z.object(foreseenShape(schema))).meta({ description: "One for each move, in order." }),
      view: (schema.view as Words["view"]).meta({ description: "After the last move of which anything is known." }),
      question: question.nullable(),
      choices: z.array(choiceSchemaOf(schema.move)).meta({ description: "What may be asked for next." }),
    })).meta({ id: "DraftChecked" }),
    /** A draft that was put away, for its own seat alone. */
    keptDraft: z
      .object({ draft: z.object({ expectedVersion: version, moves: z.array(anyMove), keptAt: instant }).nullable() })
      .meta({ id: "KeptDraft" }),
    /** What one audience may know of a game at one version. */
    position: perRuleset(positionShape).meta({ id: "Position" }),
    /** A move that was accepted: what followed, and where the game stands now. */
    played: perRuleset((schema) => ({ ...positionShape(schema), facts: z.array(schema.told as Words["told"]) })).meta({
      id: "Played",
    }),
    draftPlayed: perRuleset((schema) => ({
      ...positionShape(schema),
      facts: z.array(schema.told as Words["told"]),
      played: z
        .int()
        .meta({ description: "How many of the moves: fewer than sent where something came to light on the way." }),
    })).meta({ id: "DraftPlayed" }),
    /** What would follow, up to the first draw or discovery; nothing is stored. */
    rehearsed: perRuleset((schema) => ({
      facts: z.array(schema.told as Words["told"]),
      view: schema.view as Words["view"],
      isComplete: z.boolean().meta({ description: "False where chance or a discovery comes next." }),
    })).meta({ id: "Rehearsed" }),
    /** The chronicle: what happened, as this audience was told it. */
    chronicle: perRuleset((schema) => ({
      game: gameId,
      audience,
      steps: z.array(z.object(stepShape(schema))),
    })).meta({ id: "Chronicle" }),
    /** Every step with the view after it. */
    replay: perRuleset((schema) => ({
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
    /** One frame of the live stream, `event: step`; its SSE id is the version. */
    streamStep: perRuleset((schema) => ({
      step: z.object(stepShape(schema)),
      position: z.object(positionShape(schema)),
    })).meta({ id: "StreamStep" }),
  };
}

const draftMax = 50;

const foreseenShape = <Words extends RulesetSchema>({ told }: Words) => ({
  is: z.enum(["known", "open", "refused", "unseen"]).meta({
    description:
      "`known`: all that follows is in the facts. `open`: they end before luck or a discovery. `refused`: by `rule`. `unseen`: it comes after a move that is open or refused.",
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
    .meta({ description: "`order`: a standing order; until the game is over only its own seat is told so." }),
  move: z
    .nullable(move as Words["move"])
    .meta({ description: "What was asked for; shown to the one who moved, and to all at the end." }),
  facts: z.array(told as Words["told"]),
  undoneTo: version.nullable().meta({ description: "Of an undo: the version that holds again." }),
  consentedBy: z.array(seat).nullable().meta({ description: "Of an undo that was asked for: who let it happen." }),
  reason: z.string().nullable().meta({ description: "Of what the desk did: why." }),
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
  clocks: z.array(seatClock).meta({ description: "By seat; empty where the game is played without clocks." }),
  digest: sha256.meta({ description: "Head of the chain of digests at this version." }),
});
