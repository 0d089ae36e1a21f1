import { agendaOf, flowFactsOf, type RulesetSchema, ranking, seat, type TypesOf } from "@seneschal/kit";
import { z } from "zod";

const sheaves = z.int().min(0);

/** What is still to be settled; its type is the kind of the question that it asks. */
const step = z
  .discriminatedUnion("type", [z.object({ type: z.literal("turn"), seat }), z.object({ type: z.literal("end") })])
  .meta({ id: "GleanersStep", description: "What the game still has to settle, and what it asks." });

const move = z
  .discriminatedUnion("type", [
    z
      .strictObject({
        type: z.literal("glean"),
        sheaves: z.int().min(1).max(3).meta({ description: "The number of sheaves." }),
      })
      .meta({ id: "GleanersGlean", description: "Take sheaves from the field." }),
  ])
  .meta({ id: "GleanersMove" });

/** Everyone may read every fact. */
const facts = [
  ...flowFactsOf(step),
  z.object({ type: z.literal("GameBegan"), seats: z.int().min(2).max(4), first: seat }),
  z.object({ type: z.literal("SheavesGleaned"), seat, sheaves, left: sheaves }),
  z.object({ type: z.literal("GameEnded"), ranking }),
] as const;

const view = z
  .object({
    field: sheaves.meta({ description: "Sheaves that are left on the field." }),
    baskets: z.array(z.object({ seat, sheaves })),
    ending: z.object({ ranking }).nullable(),
    agenda: agendaOf(step),
  })
  .meta({ id: "GleanersView" });

export const schema = {
  id: "gleaners",
  options: z.strictObject({}).meta({ id: "GleanersOptions" }),
  move,
  fact: z.discriminatedUnion("type", facts).meta({ id: "GleanersFact" }),
  redactedFact: z.discriminatedUnion("type", facts).meta({ id: "GleanersRedactedFact" }),
  view,
} as const satisfies RulesetSchema;

export type SchemaTypes = TypesOf<typeof schema, { step: typeof step }>;
