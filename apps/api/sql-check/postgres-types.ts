import ts from "typescript";
import type { TypedFact } from "./facts/facts.ts";

/** How a value arrives: as a column that node-postgres reads, or within JSON. */
export type Carrier = "column" | "json";

const numbers: ReadonlySet<string> = new Set(["smallint", "integer", "oid", "real", "double precision"]);
const longNumbers: ReadonlySet<string> = new Set(["bigint", "numeric"]);
const moments: ReadonlySet<string> = new Set(["timestamp with time zone", "timestamp without time zone", "date"]);

export type Kind = "json" | "array" | "number" | "boolean" | "Date" | "Buffer" | "string";

/** The kind of JavaScript value that a Postgres type becomes. */
export function kindOf({ type, json }: Pick<TypedFact, "type" | "json">, carrier: Carrier): Kind {
  // A whole row within JSON is an object.
  if (carrier === "json" && json?.type === "object") return "json";
  if (type.endsWith("[]")) return "array";
  if (type === "json" || type === "jsonb") return "json";
  if (numbers.has(type)) return "number";
  if (longNumbers.has(type)) return carrier === "json" ? "number" : "string";
  if (type === "boolean") return "boolean";
  if (moments.has(type)) return carrier === "json" ? "string" : "Date";
  return type === "bytea" ? "Buffer" : "string";
}

/** The TypeScript type that a fact asks for, as a message names it. */
export function typeText(fact: TypedFact, carrier: Carrier = "column"): string {
  const bare = nonNullTypeText(fact, carrier);
  return fact.isNullable ? `${bare} | null` : bare;
}

function nonNullTypeText(fact: TypedFact, carrier: Carrier): string {
  const kind = kindOf(fact, carrier);
  if (kind === "array") {
    const element = typeText(
      { ...fact, type: elementOf(fact.type), isNullable: fact.hasNullElements === true },
      carrier,
    );
    return element.includes("|") ? `(${element})[]` : `${element}[]`;
  }
  if (kind === "json") return jsonTypeText(fact);
  const { enumValues } = fact;
  if (kind !== "string" || enumValues === undefined || enumValues.size === 0) return kind;
  return [...enumValues].map((word) => JSON.stringify(word)).join(" | ");
}

function jsonTypeText({ json }: TypedFact): string {
  if (json === undefined || json.type === "empty array") return "JSON";
  if (json.type === "array") return `(${typeText(json.element, "json")})[]`;
  return `{ ${[...json.fields].map(([name, field]) => `${name}: ${typeText(field, "json")}`).join("; ")} }`;
}

export const elementOf = (arrayType: string): string => arrayType.slice(0, -"[]".length);

export function has(type: ts.Type, flags: ts.TypeFlags): boolean {
  return (type.flags & flags) !== 0;
}

/** The members of a union, without null. */
export function withoutNull(type: ts.Type): { readonly isNullable: boolean; readonly bare: readonly ts.Type[] } {
  const members = type.isUnion() ? type.types : [type];
  const bare = members.filter((member) => !has(member, ts.TypeFlags.Null));
  return { isNullable: bare.length < members.length, bare };
}
