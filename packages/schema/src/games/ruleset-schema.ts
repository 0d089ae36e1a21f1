import { z } from "zod";
import type { Option } from "../reference/option.ts";

/** The schemas of one ruleset: what clients send and what they receive. */
export interface RulesetSchema {
  readonly id: string;
  readonly options: z.ZodObject;
  /** The same options for forms and for the reference data; none if left out. */
  readonly optionList?: readonly Option[];
  /** A union of flat objects, discriminated by `type`. */
  readonly move: z.ZodDiscriminatedUnion<readonly z.ZodObject[]>;
  /** A fact as one audience sees it. */
  readonly redactedFact: z.ZodDiscriminatedUnion<readonly z.ZodObject[]>;
  readonly fact: z.ZodDiscriminatedUnion<readonly z.ZodObject[]>;
  readonly view: z.ZodObject;
  /** What the box holds, for the reference data; without it, there is none. */
  readonly components?: z.ZodObject;
}

/**
 * The schema of the choices over a move schema: each field of a move becomes what the field may hold.
 * @see The Choice grammar in packages/engine/src/core/choice.ts, which this mirrors.
 */
export function choiceSchemaOf(move: RulesetSchema["move"]) {
  const known = choiceSchemas.get(move) ?? choiceSchemaFor(move);
  choiceSchemas.set(move, known);
  return known;
}
/** Each schema is created once, so that the OpenAPI document contains it once. */
const choiceSchemas = new WeakMap<RulesetSchema["move"], ReturnType<typeof choiceSchemaFor>>();

/** `VillageMove` becomes `VillageChoice`. */
function choiceSchemaFor(move: RulesetSchema["move"]) {
  const id = move.meta()?.id?.replace(/Move$/, "Choice");
  const choice = unionBy("type", move.options.map(choiceOf));
  return id === undefined ? choice : choice.meta({ id });
}

/** A union discriminated by one field, from a list that must not be empty. */
export function unionBy<Member extends z.ZodObject>(tag: string, [first, ...others]: readonly Member[]) {
  if (first === undefined) throw new Error(`no member for the union by ${tag}`);
  return z.discriminatedUnion(tag, [first, ...others]);
}

/** A union over these rulesets, discriminated by their id. */
export const perRuleset = <Schema extends RulesetSchema, Shape extends z.ZodRawShape>(
  schemas: readonly Schema[],
  shapeOf: (schema: Schema) => Shape,
) =>
  unionBy(
    "ruleset",
    schemas.map((schema) => z.object({ ruleset: z.literal(schema.id as Schema["id"]), ...shapeOf(schema) })),
  );

function choiceOf({ shape: { type, ...fields } }: z.ZodObject) {
  return z.object({
    id: z.string().optional().meta({
      description: "In positions: the same while your question and the choice stay the same. Send it as `ifChoice`.",
    }),
    type: type as z.ZodLiteral<string>,
    fields: z.object(
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, describedDomainOf(value as z.ZodType)])),
    ),
    blockedBy: z.string().optional().meta({ description: "Blocked by this rule: listed, but not accepted." }),
    isDefault: z
      .literal(true)
      .optional()
      .meta({ description: "The default answer if the player does not answer: the first value of each field." }),
    isTrade: z
      .literal(true)
      .optional()
      .meta({ description: "In positions: only gives or offers something to others. See `skipsTrades`." }),
  });
}

/** With the meaning of the field, if it has one of its own. */
function describedDomainOf(value: z.ZodType): z.ZodType {
  const { description } = value.meta() ?? {};
  return description === undefined ? domainOf(value) : domainOf(value).meta({ description });
}

function domainOf(value: z.ZodType): z.ZodType {
  if (value instanceof z.ZodArray) {
    return z.object({
      someOf: value.meta({ description: "Several of these values, all different." }),
      min: z.int().min(0).meta({ description: "At least this number of values." }),
      max: z.int().min(0).meta({ description: "At most this number of values." }),
    });
  }
  const oneOf = z.object({ oneOf: z.array(value).meta({ description: "One of these values." }) });
  if (!(value instanceof z.ZodNumber)) return oneOf;
  const range = z.object({
    from: z.int().meta({ description: "A whole number from this one…" }),
    to: z.int().meta({ description: "…to this one." }),
  });
  return z.union([oneOf, range]);
}

/** The types of a game: what each schema of its ruleset describes, and those that only the rules use. */
export type TypesOf<Schema extends RulesetSchema, Others extends Readonly<Record<string, z.ZodType>>> = {
  readonly [Name in "options" | "move" | "fact" | "redactedFact" | "view"]: z.infer<Schema[Name]>;
} & { readonly [Name in keyof Others]: z.infer<Others[Name]> };
