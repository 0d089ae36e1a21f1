import { z } from "zod";
import { choiceSchemaOf, perRuleset, type RulesetSchema } from "../../games/ruleset-schema.ts";
import { accountId, gameId, instant, seat, sha256, version } from "../../ids.ts";
import { outcome } from "../../outcome.ts";
import { booleanField, integerField } from "../query-fields.ts";
import { readableLines, readableText } from "../readable-text.ts";
import { question, rulesetIdOf } from "./lobby.ts";
import { requestWithMoves } from "./sent-moves.ts";

/** Moves in a study; a fork copies them all. */
export const studyNodesMax = 500;
/** Events of a study, with moves that were removed and changes of texts. */
export const studyEventsMax = 10_000;
/** Studies of an account that were not removed. */
export const studiesMax = 100;
export const studyMembersMax = 20;
const titleMax = 80;
const nameMax = 60;
const commentMax = 2000;

export const studyId = z.uuid().meta({ description: "The study, a UUID." });
export const studyNode = z
  .int()
  .min(1)
  .max(2_147_483_647)
  .meta({ description: "A node: the number of its event in the study; 1 is the position in which the study begins." });

/** A node in an address. */
export const studyNodeInAddress = integerField(1, 2_147_483_647).meta({
  description: "The number of the node; 1 is the first position.",
});

const visibility = z.enum(["private", "link", "public"]).meta({
  description:
    "Who can read it. `private`: its owner and members. `link`: everyone who knows its id. `public`: everyone, and it is listed. The study of a game by invitation is never public.",
});

const title = readableText(titleMax).meta({ description: `The title, at most ${titleMax} characters.` });
const person = z
  .object({
    account: accountId,
    name: z.string().nullable().meta({ description: "The name of the account; null: it was deleted." }),
  })
  .meta({ id: "StudyPerson" });
const text = z
  .object({
    text: z.string().meta({ description: "The text." }),
    by: person.meta({ description: "Who wrote it last." }),
    at: instant.meta({ description: "When it was written." }),
  })
  .meta({ id: "StudyText" });

/** What changes in a study. Fields that are left out stay as they are. */
export const studyChange = z
  .strictObject({
    title: title.optional(),
    visibility: visibility.optional(),
  })
  .meta({ id: "StudyChange", description: "Fields that are left out stay as they are." });

export const studyNodeChange = z
  .strictObject({
    name: readableText(nameMax)
      .nullable()
      .optional()
      .meta({ description: `The name of the branch that begins here, at most ${nameMax} characters; null: none.` }),
    comment: readableLines(commentMax)
      .nullable()
      .optional()
      .meta({ description: `The comment, at most ${commentMax} characters; null: none.` }),
  })
  .meta({ id: "StudyNodeChange", description: "Fields that are left out stay as they are." });

export const studyTextReport = z
  .strictObject({
    part: z.enum(["title", "name", "comment"]).meta({ description: "Which text; the title is that of node 1." }),
    reason: readableLines(500).meta({ description: "Why, at most 500 characters." }),
  })
  .meta({ id: "NewStudyReport" });
export type StudyTextReport = z.output<typeof studyTextReport>;

export const studyFork = z
  .strictObject({ title, visibility: visibility.default("private") })
  .meta({ id: "NewStudyFork" });

export const studyListQuery = z.strictObject({
  mine: booleanField
    .optional()
    .meta({ description: "Those that you own or are a member of, instead of the public ones." }),
  ruleset: z.string().max(60).optional().meta({ description: "Only studies of this ruleset." }),
  game: gameId.optional().meta({ description: "Only studies of this game." }),
  limit: integerField(1, 100).default(20).meta({ description: "Maximum number of entries." }),
  cursor: z.string().max(200).optional().meta({ description: "`next` of the previous page." }),
});

export const adviceQuery = z.strictObject({
  seat: integerField(0, 9).optional().meta({ description: "The seat; the first one that is asked if left out." }),
});

const origin = z
  .discriminatedUnion("type", [
    z.object({
      type: z.literal("game"),
      game: gameId.meta({ description: "The game that the study is about." }),
      version: version.meta({ description: "The version of the game in which the study begins." }),
      digest: sha256.meta({ description: "The digest of the game at this version." }),
    }),
    z.object({
      type: z.literal("start"),
      options: z.record(z.string(), z.unknown()).meta({ description: "The options of the ruleset." }),
      seed: z.string().meta({ description: "What the draws of the setup follow from, as 32 hexadecimal digits." }),
    }),
  ])
  .meta({
    id: "StudyOrigin",
    description: "Where the study begins: at a step of a game, or at the start of a ruleset.",
  });

export const studySummary = z
  .object({
    id: studyId,
    ruleset: z.string().meta({ description: "The id of the ruleset." }),
    title: z.string().nullable().meta({ description: "The title; null: its author deleted the account." }),
    owner: person.meta({ description: "Who owns the study." }),
    visibility,
    nodes: z.int().meta({ description: "The number of moves in it." }),
    game: gameId
      .nullable()
      .meta({ description: "The game that it is about; null: it begins at the start of a ruleset." }),
    openedAt: instant.meta({ description: "When it was created." }),
    changedAt: instant.meta({ description: "When it was last changed." }),
  })
  .meta({ id: "StudySummary" });
export type StudySummary = z.output<typeof studySummary>;
export const studyList = z
  .object({
    studies: z.array(studySummary).meta({ description: "The studies, the latest change first." }),
    next: z.string().nullable().meta({ description: "The cursor of the next page; null if this is the last one." }),
  })
  .meta({ id: "StudyList" });

/** What happened in a study. */
export const studyChangeKinds = [
  "opened",
  "node-added",
  "node-removed",
  "text-changed",
  "visibility-changed",
  "member-added",
  "member-removed",
  "owner-changed",
  "removed",
] as const;

/** One event of the live stream of a study. */
export const studyUpdate = z
  .object({
    version: version.meta({ description: "The version of the study after the change." }),
    at: instant.meta({ description: "When it happened." }),
    by: accountId.nullable().meta({ description: "The account that did it; null: the server." }),
    kind: z.enum(studyChangeKinds).meta({ description: "What happened." }),
    node: studyNode.nullable().meta({ description: "The node that it is about; null: the study." }),
  })
  .meta({ id: "StudyUpdate" });
export type StudyUpdate = z.output<typeof studyUpdate>;

const studyLogManifest = z
  .object({
    format: z.literal("seneschal-study-1").meta({ description: "The format of the file." }),
    study: studyId,
    ruleset: z.string().meta({ description: "The id of the ruleset." }),
    revision: z.int().meta({ description: "The revision of the rules with which the study began." }),
    events: z.int().meta({ description: "The number of events." }),
    secret: sha256.meta({ description: "The key of the digests." }),
    head: sha256.meta({ description: "The digest of the last event." }),
  })
  .meta({ id: "StudyLogManifest" });
const studyLogEvent = z
  .object({
    study: studyId,
    version: version.meta({ description: "The number of the event, from 1." }),
    at: instant.meta({ description: "When it happened." }),
    by: accountId.nullable().meta({ description: "The account that did it; null: the server." }),
    type: z.string().meta({ description: "What happened." }),
    body: z.record(z.string(), z.unknown()).meta({ description: "The fields of the event, by its type." }),
    digest: sha256.meta({ description: "The digest at this event: it covers the event and all before it." }),
  })
  .meta({ id: "StudyLogEvent" });
export const studyLogLine = z.union([studyLogManifest, studyLogEvent]).meta({ id: "StudyLogLine" });

/** The bodies that depend on the rulesets. */
export function studySchemas<Schema extends RulesetSchema>(schemas: readonly Schema[]) {
  const nodeOf = (schema: Schema) => z.object(nodeShape(schema));
  return {
    newStudy: newStudySchema(schemas),
    newStudyMove: requestWithMoves("NewStudyMove", schemas, (move) => ({
      node: studyNode.meta({ description: "The node at which the move is played." }),
      seat: seat.meta({ description: "The seat that plays it." }),
      move,
      drawsAgain: z
        .boolean()
        .default(false)
        .meta({ description: "True: if the move was played here already and draws, draw again as another branch." }),
    })),
    study: perRuleset(schemas, (schema) => ({
      ...studyShape,
      nodes: z.array(nodeOf(schema)).meta({ description: "The moves, parents before children." }),
    })).meta({ id: "Study" }),
    position: perRuleset(schemas, positionShape).meta({ id: "StudyPosition" }),
    moveResult: perRuleset(schemas, (schema) => ({
      isNew: z.boolean().meta({ description: "False: the move was played at this node before." }),
      added: nodeOf(schema).meta({ description: "The node of the move." }),
      ...positionShape(schema),
    })).meta({ id: "StudyMoveResult" }),
    advice: perRuleset(schemas, adviceShape).meta({ id: "StudyAdvice" }),
  };
}

function newStudySchema<Schema extends RulesetSchema>(schemas: readonly Schema[]) {
  const settings = { title, visibility: visibility.default("private") };
  const fromGame = z
    .strictObject({
      from: z.literal("game"),
      game: gameId.meta({ description: "A finished game that you may see." }),
      version: version.min(1).meta({ description: "The step of the game at which the study begins." }),
      ...settings,
    })
    .meta({ id: "NewStudyOfGame" });
  const fromStart = z
    .strictObject({
      from: z.literal("start"),
      ruleset: rulesetIdOf(schemas),
      options: z.record(z.string(), z.unknown()).meta({
        description: "The options of the ruleset, as for `createGame`; those that are left out have their default.",
      }),
      seats: z.int().min(1).max(10).meta({ description: "The number of seats." }),
      ...settings,
    })
    .meta({ id: "NewStudyFromStart" });
  return z.discriminatedUnion("from", [fromGame, fromStart]).meta({ id: "NewStudy" });
}

const studyShape = {
  id: studyId,
  version: version.meta({ description: "The version of the study: the number of its last event." }),
  digest: sha256.meta({ description: "The digest of its last event." }),
  revision: z.int().meta({ description: "The revision of the rules with which the study began." }),
  seats: z.int().meta({ description: "The number of seats." }),
  origin,
  forkOf: z
    .object({ study: studyId, version: version.meta({ description: "Its version when it was forked." }) })
    .nullable()
    .meta({ description: "The study whose moves this one began with; null: none." }),
  title: text.nullable().meta({ description: "The title; null: its author deleted the account." }),
  comment: text.nullable().meta({ description: "The comment on the first position; null: none." }),
  owner: person.meta({ description: "Who owns the study." }),
  members: z.array(person).meta({ description: "Who can move and write as well." }),
  visibility,
  mayMove: z.boolean().meta({ description: "Whether you can move and write." }),
  openedAt: instant.meta({ description: "When it was created." }),
  changedAt: instant.meta({ description: "When it was last changed." }),
};

const nodeShape = <Schema extends RulesetSchema>({ move, redactedFact }: Schema) => ({
  node: studyNode,
  parent: studyNode.meta({ description: "The node at which the move was played." }),
  seat: seat.meta({ description: "The seat that plays it." }),
  move: move as Schema["move"],
  facts: z
    .array(redactedFact as Schema["redactedFact"])
    .meta({ description: "What became true, in order, with everything that is hidden in games." }),
  draws: z.int().meta({ description: "The number of random draws." }),
  by: person.nullable().meta({ description: "Who played it." }),
  at: instant.meta({ description: "When it was played." }),
  name: text.nullable().meta({ description: "The name of the branch that begins here; null: none." }),
  comment: text.nullable().meta({ description: "The comment; null: none." }),
});

const leads = z
  .array(z.number())
  .meta({ description: "How far each seat is ahead, by the evaluation of the ruleset: only differences count." });

const positionShape = <Schema extends RulesetSchema>(schema: Schema) => ({
  study: studyId,
  version: version.meta({ description: "The version of the study." }),
  node: studyNode,
  view: (schema.view as Schema["view"]).meta({ description: "The position, with everything that is hidden in games." }),
  question: question.nullable().meta({ description: "What the position waits for; null: nothing." }),
  choices: z
    .array(
      z.object({
        seat: seat.meta({ description: "The number of the seat, from 0." }),
        choices: z.array(choiceSchemaOf(schema.move)).meta({ description: "What this seat can do." }),
      }),
    )
    .meta({ description: "What each seat can do; seats without a choice are left out." }),
  outcome: outcome.nullable().meta({ description: "The result; null: the rules go on." }),
  scores: z.array(z.number()).meta({ description: "The score of each seat if the game ended here." }),
  leads,
});

const adviceShape = <Schema extends RulesetSchema>({ move }: Schema) => ({
  study: studyId,
  node: studyNode,
  seat: seat.meta({ description: "The seat that is advised." }),
  games: z.int().meta({ description: "In how many simulated games the moves were compared." }),
  moves: z
    .array(
      z.object({
        move: move as Schema["move"],
        lead: z.number().meta({ description: "The mean lead of the seat in the simulated games." }),
        leads: leads.meta({ description: "How far each seat is ahead directly after the move, on average." }),
        bestShare: z.number().meta({
          description: "In which part of the simulated games no other of these moves led to more, from 0 to 1.",
        }),
      }),
    )
    .meta({ description: "At most three, the best first; empty if the seat has no choice." }),
});
