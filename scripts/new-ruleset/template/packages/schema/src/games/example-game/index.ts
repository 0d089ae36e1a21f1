import { z } from "zod";
import { seat } from "../../ids.ts";
import { agendaOf, flowFactsOf, ranking } from "../flow.ts";
import type { RulesetSchema, TypesOf } from "../ruleset-schema.ts";

const options = z.strictObject({}).meta({ id: "ExampleGameOptions" });
const sheaves = z.int().min(0);

/** What is still to be settled; its type is the kind of the question that it asks. */
const step = z
  .discriminatedUnion("type", [z.object({ type: z.literal("turn"), seat }), z.object({ type: z.literal("end") })])
  .meta({ id: "ExampleGameStep", description: "What the game still has to settle, and what it asks." });

const move = z
  .discriminatedUnion("type", [
    z
      .strictObject({ type: z.literal("take"), sheaves: z.int().min(1).max(3) })
      .meta({ id: "ExampleGameTake", description: "Take sheaves from the field." }),
  ])
  .meta({ id: "ExampleGameMove" });

/** Everyone may read every fact. */
const facts = [
  ...flowFactsOf(step),
  z.object({ type: z.literal("GameBegan"), seats: z.int().min(2).max(5), first: seat }),
  z.object({ type: z.literal("SheavesTaken"), seat, sheaves, left: sheaves }),
  z.object({ type: z.literal("GameEnded"), ranking }),
] as const;
const fact = z.discriminatedUnion("type", facts).meta({ id: "ExampleGameFact" });
const redactedFact = z.discriminatedUnion("type", facts).meta({ id: "ExampleGameRedactedFact" });

const view = z
  .object({
    field: sheaves.meta({ description: "Sheaves that are left on the field." }),
    baskets: z.array(z.object({ seat, sheaves })),
    ending: z.object({ ranking }).nullable(),
    agenda: agendaOf(step),
  })
  .meta({ id: "ExampleGameView" });

export const exampleGame = {
  id: "example-game",
  options,
  move,
  redactedFact,
  fact,
  view,
} as const satisfies RulesetSchema;

export type ExampleGame = TypesOf<typeof exampleGame, { step: typeof step }>;
