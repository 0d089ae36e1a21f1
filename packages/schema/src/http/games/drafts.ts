import { z } from "zod";
import { choiceSchemaOf, perRuleset, type RulesetSchema } from "../../games/ruleset-schema.ts";
import { instant, version } from "../../ids.ts";
import { question } from "./lobby.ts";
import { requestWithMoves } from "./sent-moves.ts";

/** The moves of a move queue at most. */
const movesMax = 50;

export const decidedVersion = version.meta({ description: "The version that your decision is based on." });

export function draftSchemas<Schema extends RulesetSchema>(schemas: readonly Schema[]) {
  return {
    /** Queued moves that are sent together. */
    newDraft: requestWithMoves("NewDraft", schemas, (move) => ({
      expectedVersion: decidedVersion,
      moves: movesInOrder(move).min(1),
    })),
    draftCheck: perRuleset(schemas, (schema) => ({
      version,
      steps: z.array(z.object(checkedMoveShape(schema))).meta({ description: "One for each move, in order." }),
      view: (schema.view as Schema["view"]).meta({ description: "After the last predictable move." }),
      question: question.nullable(),
      choices: z.array(choiceSchemaOf(schema.move)).meta({ description: "The options that follow." }),
    })).meta({ id: "DraftCheck" }),
    /** A saved draft; only its own seat sees it. */
    savedDraft: perRuleset(schemas, ({ move }) => ({
      draft: z
        .object({
          expectedVersion: decidedVersion,
          moves: z.array(move as Schema["move"]).meta({ description: "In the order in which they are played." }),
          savedAt: instant,
        })
        .nullable()
        .meta({ description: "Null: you have saved none." }),
    })).meta({ id: "SavedDraft" }),
  };
}

/** Why premoves were stopped. */
export const premoveStopReasons = [
  "other-question",
  "turn-over",
  "not-offered",
  "answered",
  "undone",
  "seat-changed",
] as const;

const premoveQuestion = z
  .object({
    kind: z.string().meta({ description: "As `question.kind` says it." }),
    turn: z.int().nullable().meta({ description: "The turn or round of the game; null if it has none." }),
  })
  .meta({ id: "PremoveQuestion", description: "The question that a premove answers." });

const stopped = z
  .object({
    reason: z.enum(premoveStopReasons).meta({
      description:
        "`other-question`: another question was asked first. `turn-over`: the turn that they were for is over. `not-offered`: the next move is not possible any more. `answered`: their player answered the question. `undone`: moves were undone that they rely on. `seat-changed`: another player or a bot had the seat since.",
    }),
  })
  .meta({ id: "PremoveStop" });

/** Moves that are played when their questions are asked. */
export function premoveSchemas<Schema extends RulesetSchema>(schemas: readonly Schema[]) {
  return {
    newPremoveCheck: requestWithMoves("NewPremoveCheck", schemas, (move) => ({
      expectedVersion: decidedVersion,
      moves: movesInOrder(move),
    })),
    premoveCheck: perRuleset(schemas, (schema) => ({
      version,
      steps: z
        .array(
          z.object({
            ...checkedMoveShape(schema),
            status: z.enum(["known", "open", "assumed", "refused", "unseen"]).meta({
              description:
                "`known`, `open`: can be played at once, as in a draft check. `assumed`: comes after answers of others or chance, and is played if it is still possible then. `refused`: by `rule`. `unseen`: comes after a refused move or the end of the game.",
            }),
            question: premoveQuestion.nullable(),
          }),
        )
        .meta({ description: "One for each move, in order." }),
      isAssumed: z.boolean().meta({ description: "Whether the view relies on assumed answers or chance." }),
      view: (schema.view as Schema["view"]).meta({
        description: "When your seat is asked next, if the others give their default answers.",
      }),
      question: question.nullable(),
      choices: z
        .array(choiceSchemaOf(schema.move))
        .meta({ description: "The options that your seat would have then." }),
    })).meta({ id: "PremoveCheck" }),
    newPremoves: requestWithMoves("NewPremoves", schemas, (move) => ({
      expectedVersion: decidedVersion,
      moves: movesInOrder(move).min(1),
    })),
    /** The premoves of a seat; only its player sees them. */
    premoves: perRuleset(schemas, ({ move }) => ({
      premoves: z
        .object({
          moves: z
            .array(z.object({ move: move as Schema["move"], question: premoveQuestion }))
            .meta({ description: "Those that were not played yet, in order." }),
          played: z.int().min(0).meta({ description: "Number of moves that were played since they were saved." }),
          stopped: stopped.nullable().meta({ description: "If the rest will not be played." }),
          savedAt: instant,
        })
        .nullable()
        .meta({ description: "Null: you have none." }),
    })).meta({ id: "Premoves" }),
  };
}

export const movesInOrder = <Move extends z.ZodType>(move: Move) =>
  z.array(move).max(movesMax).meta({ description: "In the order in which they are played." });

const checkedMoveShape = <Schema extends RulesetSchema>({ redactedFact }: Schema) => ({
  status: z.enum(["known", "open", "refused", "unseen"]).meta({
    description:
      "`known`: the facts are complete. `open`: they end before chance or hidden information. `refused`: by `rule`. `unseen`: it comes after an open or refused move.",
  }),
  rule: z.string().nullable(),
  facts: z.array(redactedFact as Schema["redactedFact"]),
});
