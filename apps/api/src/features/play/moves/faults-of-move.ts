import type { RulesetSchema } from "@seneschal/schema";
import type { z } from "zod";

export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** What keeps this from being a move of the ruleset: the fields at fault, among those of its type, and what they may be. */
export function faultsOfMove(words: RulesetSchema["move"], asked: unknown, place: string): readonly Fault[] {
  const issues = words.safeParse(asked).error?.issues ?? [];
  return issues.map((issue) => ({ path: [place, ...issue.path].join("/"), message: messageOf(issue) }));
}

function messageOf(issue: z.core.$ZodIssue): string {
  const values = valuesOf(issue);
  if (values === undefined) return issue.message;
  const named = values.slice(0, namedMost).map((value) => JSON.stringify(value));
  const rest = values.length > named.length ? ` or one of ${values.length - named.length} others` : "";
  return `Invalid option: expected one of ${named.join("|")}${rest}`;
}

/** All that a list of values holds, also where it is put together from others. */
function valuesOf(issue: z.core.$ZodIssue): readonly z.core.util.Primitive[] | undefined {
  if (issue.code === "invalid_value") return issue.values;
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return undefined;
  const parts = issue.errors.map(([only, ...others]) => (only && others.length === 0 ? valuesOf(only) : undefined));
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

const namedMost = 8;
