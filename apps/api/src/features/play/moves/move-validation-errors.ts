import type { RulesetSchema } from "@seneschal/schema";
import type { FastifyError, FastifyRequest } from "fastify";
import type { z } from "zod";
import { isShownTo } from "../../../domain/game/game.ts";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import { wrongRuleset } from "../game-access.ts";
import type { PlayDeps } from "../types.ts";

/**
 * An error handler: if no ruleset could parse a move, it is parsed again with the schema of the game, so that the response
 * names the wrong field, or the wrong ruleset. Valid moves never get here.
 */
export function moveErrorExplainer({ store, registry }: PlayDeps) {
  return async (error: FastifyError, request: FastifyRequest): Promise<never> => {
    const { game: id } = request.params as { readonly game: string };
    const game = error.validationContext === "body" ? await store.current(id) : undefined;
    if (game === undefined || !isShownTo(game, request.account?.id)) throw error;
    const wrong = wrongRuleset(game, rulesetNamedIn(request.body, registry));
    if (wrong !== undefined) throw wrong.problem;
    const { move } = registry.of(game.settings.ruleset).schema;
    error.validation = explainedErrors(move, error.validation ?? [], request.body);
    throw error;
  };
}

type ValidationErrors = NonNullable<FastifyError["validation"]>;

/** The ruleset that a request names, if there is one of this name. */
function rulesetNamedIn(body: unknown, registry: RulesetRegistry): string | undefined {
  const named = typeof body === "object" && body !== null && "ruleset" in body ? body.ruleset : undefined;
  return registry.all.find(({ ruleset }) => ruleset.id === named)?.ruleset.id;
}

function explainedErrors(moveSchema: RulesetSchema["move"], errors: ValidationErrors, body: unknown): ValidationErrors {
  const places = new Set(errors.flatMap(({ instancePath }) => moveAt.exec(instancePath)?.[0] ?? []));
  if (places.size === 0) return errors;
  const [first] = errors;
  const moves = [...places].flatMap((place) => fieldErrorsOf(moveSchema, valueAt(body, place), place));
  const others = errors.filter(({ instancePath }) => !moveAt.test(instancePath));
  return [
    ...others,
    ...moves.map(({ path, message }) => ({ ...first, instancePath: path, message }) as ValidationErrors[0]),
  ];
}

const moveAt = /^\/(move|moves\/\d+)(?=\/|$)/;

function valueAt(body: unknown, place: string): unknown {
  const [, ...names] = place.split("/");
  return names.reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], body);
}

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** The wrong fields of a move and their allowed values. */
export function fieldErrorsOf(moveSchema: RulesetSchema["move"], input: unknown, place: string): readonly FieldError[] {
  const issues = moveSchema.safeParse(input).error?.issues ?? [];
  return issues.map((issue) => ({ path: [place, ...issue.path].join("/"), message: messageOf(issue) }));
}

function messageOf(issue: z.core.$ZodIssue): string {
  const values = valuesOf(issue);
  if (values === undefined) return issue.message;
  const named = values.slice(0, listedMax).map((value) => JSON.stringify(value));
  const rest = values.length > named.length ? ` or one of ${values.length - named.length} others` : "";
  return `Invalid option: expected one of ${named.join("|")}${rest}`;
}

/** The allowed values of a field, also if its schema is a union of lists. */
function valuesOf(issue: z.core.$ZodIssue): readonly z.core.util.Primitive[] | undefined {
  if (issue.code === "invalid_value") return issue.values;
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return undefined;
  const parts = issue.errors.map(([only, ...others]) => (only && others.length === 0 ? valuesOf(only) : undefined));
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

const listedMax = 8;
