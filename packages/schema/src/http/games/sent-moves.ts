import { z } from "zod";
import { type RulesetSchema, unionBy } from "../../games/ruleset-schema.ts";

/** Instead of the id of a ruleset, as if it were left out. */
export const anyRuleset = "any";

/**
 * The schema of a request with moves, called `name` in the OpenAPI document. If it names the ruleset of the game, its moves are
 * those of this ruleset, and typed clients know their fields. Without a ruleset, they can be moves of any.
 */
export function requestWithMoves<Schema extends RulesetSchema, Shape extends z.ZodRawShape>(
  name: string,
  schemas: readonly Schema[],
  shapeOf: (move: Schema["move"]) => Shape,
) {
  const forOne = unionBy(
    "ruleset",
    schemas.map(({ id, move }) => z.strictObject({ ruleset: z.literal(id as Schema["id"]), ...shapeOf(move) })),
  );
  // A constant here as well, so that a type checker does not take a named ruleset for a request without one.
  const forAny = z.strictObject({
    ruleset: z.literal(anyRuleset).optional().meta({ description: "`any` or left out: the ruleset of the game." }),
    ...shapeOf(anyMoveOf(schemas)),
  });
  return z
    .discriminatedUnion("ruleset", [
      forOne.meta({
        id: `${name}ForRuleset`,
        description: "With the ruleset of the game: if the game has another one, the response is `wrong-ruleset`.",
      }),
      forAny.meta({
        id: `${name}ForAnyRuleset`,
        description: "Without a ruleset: the server reads the moves by the ruleset of the game.",
      }),
    ])
    .meta({ id: name });
}

/** A move of any ruleset. Their types overlap, so that it has no discriminator. */
const anyMoveOf = <Schema extends RulesetSchema>(schemas: readonly Schema[]) =>
  z.union(schemas.map(({ move }) => move)) as unknown as Schema["move"];
