import type { TreeNode } from "../catalog/query-tree.ts";
import { textOf } from "./constant-facts.ts";
import { arrayOf, eitherOf, type Fact, maybeNull, neverNull, type TypedFact } from "./facts.ts";
import type { Scope } from "./scope.ts";

export function functionFact(name: string, args: readonly TreeNode[], facts: readonly TypedFact[]): Fact {
  if (neverNullFunctions.has(name))
    return { isNullable: false, json: name.endsWith("build_object") ? objectOf(args, facts) : undefined };
  const [first] = facts;
  if (name === "unnest") return { isNullable: first?.hasNullElements === true, enumValues: first?.enumValues };
  if (jsonOfValue.has(name) && first !== undefined) return { isNullable: first.isNullable, json: first.json };
  return totalFunctions.has(name) ? { isNullable: eitherOf(facts).isNullable } : maybeNull;
}

/** Operators return null only for null, except those that look for a part of JSON. */
export function operatorFact(name: string, facts: readonly Fact[]): Fact {
  return totalOperators.has(name) ? { isNullable: eitherOf(facts).isNullable } : maybeNull;
}

/** Over no rows all aggregates but `count` are null. A group always has a row. */
export function aggregateFact(name: string, node: TreeNode, facts: readonly TypedFact[], scope: Scope): Fact {
  if (name === "count") return neverNull;
  const [first] = facts;
  const isOverRows = scope.query.nodes("groupClause").length > 0 && node.node("aggfilter") === undefined;
  if (jsonAggregates.has(name) && first !== undefined) {
    return { isNullable: !isOverRows, json: { type: "array", element: first } };
  }
  if (name === "array_agg" && first !== undefined) return { ...arrayOf(first), isNullable: !isOverRows };
  if (!rowAggregates.has(name)) return maybeNull;
  return { isNullable: !isOverRows || eitherOf(facts).isNullable, enumValues: first?.enumValues };
}

export function windowFact(name: string): Fact {
  return rankings.has(name) ? neverNull : maybeNull;
}

function objectOf(args: readonly TreeNode[], facts: readonly TypedFact[]): Fact["json"] {
  const fields = new Map<string, TypedFact>();
  for (const [place, key] of args.entries()) {
    const value = facts[place + 1];
    if (place % 2 === 1 || value === undefined) continue;
    if (key.tag !== "CONST") return undefined;
    fields.set(textOf(key), value);
  }
  return { type: "object", fields };
}

const neverNullFunctions = new Set([
  ...["now", "clock_timestamp", "statement_timestamp", "gen_random_uuid", "random", "concat", "concat_ws"],
  ...["json_build_object", "jsonb_build_object", "json_build_array", "jsonb_build_array", "generate_series"],
  ...["pg_current_xact_id", "pg_backend_pid", "json_object_keys", "jsonb_object_keys"],
]);
const jsonOfValue = new Set(["to_json", "to_jsonb", "row_to_json"]);
/** They return null only if an argument is null. Names of types are casts. */
const totalFunctions = new Set([
  ...["int2", "int4", "int8", "float4", "float8", "numeric", "text", "timestamptz", "timestamp", "date", "bool"],
  ...[
    "lower",
    "upper",
    "left",
    "right",
    "length",
    "octet_length",
    "replace",
    "trim",
    "btrim",
    "md5",
    "encode",
    "decode",
  ],
  ...["abs", "floor", "ceil", "round", "power", "exp", "ln", "sqrt", "mod", "div"],
  ...["extract", "date_part", "date_trunc", "age", "timezone", "to_char", "make_interval", "timestamptz_larger"],
  ...[
    "array_append",
    "array_cat",
    "array_remove",
    "cardinality",
    "pg_column_size",
    "hashtext",
    "starts_with",
    "date_bin",
  ],
]);
const totalOperators = new Set([
  ...["=", "<>", "<", ">", "<=", ">=", "+", "-", "*", "/", "%", "||", "@>", "<@", "&&", "?", "?|", "?&"],
  ...["~", "~*", "!~", "!~*", "~~", "~~*", "!~~", "!~~*", "^@"],
]);
const jsonAggregates = new Set(["json_agg", "jsonb_agg"]);
const rowAggregates = new Set([
  ...["min", "max", "sum", "avg", "string_agg", "bool_and", "bool_or", "every"],
  ...["percentile_cont", "percentile_disc", "mode"],
]);
const rankings = new Set(["row_number", "rank", "dense_rank", "ntile", "count"]);
