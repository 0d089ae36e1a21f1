import { z } from "zod";
import { rulesetSchemas } from "../games/register.ts";
import { choiceSchemaOf, unionBy } from "../games/ruleset-schema.ts";
import { accountId, audience, entropy, gameId, instant, seat, sha256, version } from "../ids.ts";

export const botLevels = ["random", "greedy", "search"] as const;
export const botLevel = z.enum(botLevels);
export type BotLevel = z.infer<typeof botLevel>;
export const gameStates = ["open", "running", "finished"] as const;

const rulesetIds = rulesetSchemas.map(({ id }) => id);
export const rulesetId = z.enum(rulesetIds as [string, ...string[]]);

/** The number of a question stays while others answer it and changes when it is asked anew. */
export const question = z.object({ number: z.int(), kind: z.string(), seats: z.array(seat) }).meta({ id: "Question" });
export const outcome = z
  .object({ ranking: z.array(z.object({ seat, rank: z.int().min(1), score: z.number() })) })
  .meta({ id: "Outcome" });

export const sitter = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("nobody") }),
    z.object({ kind: z.literal("person"), account: accountId, name: z.string() }),
    z.object({ kind: z.literal("bot"), bot: botLevel }),
    /** Resigned: a bot plays on in the name of the person. */
    z.object({ kind: z.literal("caretaker"), bot: botLevel, account: accountId, name: z.string() }),
  ])
  .meta({ id: "Sitter" });

export const fairness = z
  .object({
    commit: sha256.meta({ description: "SHA-256 of the secret that all chance is drawn from, fixed at the opening." }),
    secret: sha256.nullable().meta({ description: "The secret itself, shown when the game is over." }),
  })
  .meta({ id: "Fairness" });

export const game = z
  .object({
    id: gameId,
    name: z.string(),
    ruleset: rulesetId,
    revision: z.int().min(1),
    state: z.enum(gameStates),
    visibility: z.enum(["public", "invitation"]),
    version,
    host: accountId.meta({ description: "Who opened the game and may start it." }),
    seats: z.array(sitter),
    question: question.nullable(),
    outcome: outcome.nullable(),
    yourSeat: seat.nullable(),
    isYourTurn: z.boolean(),
    invitation: z
      .string()
      .nullable()
      .meta({ description: "The code of the invitation link; only those seated see it." }),
    fairness,
    openedAt: instant,
    startedAt: instant.nullable(),
    movedAt: instant,
    finishedAt: instant.nullable(),
  })
  .meta({ id: "Game" });
export type GameBody = z.infer<typeof game>;

export const gamesPage = z.object({ games: z.array(game), next: z.string().nullable() }).meta({ id: "GamesPage" });
export const gamesQuery = z.strictObject({
  state: z.enum(gameStates).optional(),
  ruleset: rulesetId.optional(),
  mine: z.stringbool().optional().meta({ description: "Only games in which you have a seat." }),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional().meta({ description: "`next` of the page before." }),
});

const openingOf = ({ id, options }: (typeof rulesetSchemas)[number]) =>
  z.strictObject({
    ruleset: z.literal(id),
    options,
    name: z.string().trim().min(1).max(60),
    seats: z.int().min(2).max(10),
    visibility: z.enum(["public", "invitation"]).default("public"),
    bots: z.array(botLevel).max(9).default([]).meta({ description: "Bots that sit down at once, on the last seats." }),
    entropy: entropy.optional(),
  });
/** Opens a game; whoever opens it takes seat 0. */
export const newGame = unionBy("ruleset", rulesetSchemas.map(openingOf)).meta({ id: "NewGame" });

export const sitDown = z
  .strictObject({
    seat: seat.optional().meta({ description: "The first free one, if you do not say." }),
    invitation: z.string().max(64).optional(),
    entropy: entropy.optional(),
  })
  .meta({ id: "SitDown" });
export const seatBot = z.strictObject({ seat: seat.optional(), bot: botLevel }).meta({ id: "SeatBot" });

const anyMove = z.union(rulesetSchemas.map(({ move }) => move));
export const newMove = z
  .strictObject({
    expectedVersion: version.meta({ description: "The version that you decided on." }),
    move: anyMove,
  })
  .meta({ id: "NewMove" });
export const newUndo = z.strictObject({ expectedVersion: version }).meta({ id: "NewUndo" });
export const newRehearsal = z
  .strictObject({ expectedVersion: version, moves: z.array(anyMove).min(1).max(50) })
  .meta({ id: "NewRehearsal" });

const audienceQuery = z
  .string()
  .regex(/^([0-9]|spectator|arbiter)$/)
  .optional()
  .meta({ description: "Through whose eyes: a seat, `spectator` or `arbiter`. Your own seat if you do not say." });
export const positionQuery = z.strictObject({ at: z.coerce.number().pipe(version).optional(), as: audienceQuery });
export const stepsQuery = z.strictObject({
  after: z.coerce.number().pipe(version).default(0),
  as: audienceQuery,
});

const stepKinds = ["begin", "move", "undo", "resign", "finish"] as const;
const stepShape = <Told extends z.ZodType, Move extends z.ZodType>(told: Told, move: Move) => ({
  version,
  at: instant,
  kind: z.enum(stepKinds),
  seat: seat.nullable(),
  by: z.enum(["person", "bot", "caretaker"]).nullable(),
  move: move.nullable().meta({ description: "What was asked for; shown to the one who moved, and to all at the end." }),
  facts: z.array(told),
  undoneTo: version.nullable().meta({ description: "Of an undo: the version that holds again." }),
});

const positionShape = (schema: (typeof rulesetSchemas)[number]) => ({
  game: gameId,
  version,
  audience,
  question: question.nullable(),
  view: schema.view,
  choices: z.array(choiceSchemaOf(schema.move)),
  outcome: outcome.nullable(),
  canUndo: z.boolean(),
  digest: sha256.meta({ description: "Head of the chain of digests at this version." }),
});
const perRuleset = <Shape extends z.ZodRawShape>(shapeOf: (schema: (typeof rulesetSchemas)[number]) => Shape) => {
  const members = rulesetSchemas.map((schema) => z.object({ ruleset: z.literal(schema.id), ...shapeOf(schema) }));
  return unionBy("ruleset", members);
};
/** What one audience may know of a game at one version. */
export const position = perRuleset(positionShape).meta({ id: "Position" });
/** A move that was accepted: what followed, and where the game stands now. */
export const played = perRuleset((schema) => ({
  ...positionShape(schema),
  facts: z.array(schema.told),
})).meta({ id: "Played" });
/** What would follow, up to the first draw or discovery; nothing is stored. */
export const rehearsed = perRuleset((schema) => ({
  facts: z.array(schema.told),
  view: schema.view,
  isComplete: z.boolean().meta({ description: "False where chance or a discovery comes next." }),
})).meta({ id: "Rehearsed" });
/** The chronicle: what happened, as this audience was told it. */
export const chronicle = perRuleset((schema) => ({
  game: gameId,
  audience,
  steps: z.array(z.object(stepShape(schema.told, schema.move))),
})).meta({ id: "Chronicle" });
/** Every step with the view after it. */
export const replay = perRuleset((schema) => ({
  game: gameId,
  audience,
  steps: z.array(
    z.object({
      ...stepShape(schema.told, schema.move),
      view: schema.view,
      question: question.nullable(),
      outcome: outcome.nullable(),
    }),
  ),
})).meta({ id: "Replay" });
/** One frame of the live stream, `event: step`; its SSE id is the version. */
export const streamStep = perRuleset((schema) => ({
  step: z.object(stepShape(schema.told, schema.move)),
  position: z.object(positionShape(schema)),
})).meta({ id: "StreamStep" });
