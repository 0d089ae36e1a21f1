import { textRules } from "@seneschal/schema";
import { type Json, type JsonObject, mapObjects, type OpenApiDocument } from "./json.ts";

/**
 * Returns the document with schemas that tools for other languages can read: without patterns that only JavaScript knows,
 * which become sentences, and without duplicates in unions. A pattern next to a format says the same and is removed.
 */
export function withPortableSchemas(document: OpenApiDocument): OpenApiDocument {
  return mapObjects(document, (object) => withoutDuplicates(withPortablePattern(object))) as OpenApiDocument;
}

function withPortablePattern(schema: JsonObject): JsonObject {
  const { pattern, ...rest } = schema;
  if (typeof pattern !== "string") return schema;
  if (saidByFormat.has(String(schema.format))) return rest;
  if (isPortable(pattern)) return schema;
  const rule = textRules.get(pattern);
  if (rule === undefined) throw new Error(`Say in textRules what this pattern means: ${pattern}`);
  return { ...rest, description: sentences(schema.description, rule) };
}

const saidByFormat = new Set(["uuid", "date-time", "date"]);

/** Whether JavaScript, Python, Go (RE2) and Rust read a pattern alike: it has no lookaround and no Unicode classes. */
export function isPortable(pattern: string): boolean {
  return !/\(\?(?!:)|\\[pPuUkcBAzZ1-9]/.test(pattern);
}

function sentences(description: Json | undefined, rule: string): string {
  if (typeof description !== "string") return rule;
  return `${description}${/[.!?]$/.test(description) ? "" : "."} ${rule}`;
}

function withoutDuplicates(schema: JsonObject): JsonObject {
  const shorter = ["anyOf", "oneOf"].flatMap((word) => {
    const members = schema[word];
    return Array.isArray(members) ? [[word, distinct(members)] as const] : [];
  });
  return { ...schema, ...Object.fromEntries(shorter) };
}

function distinct(members: readonly Json[]): readonly Json[] {
  return [...new Map(members.map((member) => [JSON.stringify(member), member])).values()];
}
