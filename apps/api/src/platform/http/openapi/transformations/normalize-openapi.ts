import { type Json, type JsonObject, mapValues, type OpenApiDocument } from "./json.ts";

/**
 * Returns a shorter document with the same meaning: equal request and response schemas are merged, unused ones and the
 * bounds of safe integers are removed. Schemas are sorted by name, so that their order does not depend on imports.
 */
export function normalizeOpenApi(document: OpenApiDocument): OpenApiDocument {
  const plain = withBodiesAsSent(withoutSafeBounds(document) as OpenApiDocument);
  const merged = mergeable(plain.components.schemas);
  const chosen = {
    ...plain,
    components: { ...plain.components, schemas: chosenFrom(plain.components.schemas, merged) },
  };
  return withPlainNames(withUsedSchemas(withReferences(chosen, (name) => (merged.has(name) ? plainName(name) : name))));
}

/** Merged schemas are those of requests, which say whether the server rejects unknown fields. */
function chosenFrom(schemas: JsonObject, merged: ReadonlySet<string>): JsonObject {
  const kept = Object.entries(schemas).filter(([name]) => !merged.has(name));
  return Object.fromEntries(
    kept.map(([name, schema]) => [name, merged.has(`${name}Input`) ? (schemas[`${name}Input`] ?? schema) : schema]),
  );
}

/** The schemas that are used by a part of the document, directly or through others. */
export function schemasUsedBy(part: Json, schemas: JsonObject): ReadonlySet<string> {
  const found = new Set(referencesIn(part));
  for (const name of found) for (const other of referencesIn(schemas[name])) found.add(other);
  return found;
}

function referencesIn(part: Json | undefined): readonly string[] {
  const references = JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  return [...references].map(([, name = ""]) => name);
}

/** Returns the document without the schemas that nothing uses. */
export function withUsedSchemas(document: OpenApiDocument): OpenApiDocument {
  const { components, ...rest } = document;
  const { schemas, ...others } = components;
  const used = schemasUsedBy([rest, others] as Json, schemas);
  return { ...document, components: { ...components, schemas: sorted(schemas, (name) => used.has(name)) } };
}

function sorted(schemas: JsonObject, isKept: (name: string) => boolean): JsonObject {
  const kept = Object.entries(schemas).filter(([name]) => isKept(name));
  return Object.fromEntries(kept.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Request bodies may omit fields with defaults; the library uses the response schema for some bodies. */
function withBodiesAsSent(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components;
  const asSent = (body: Json) =>
    mapped(body, (key, child) =>
      key === "$ref" && typeof child === "string" && `${child.split("/").at(-1)}Input` in schemas
        ? `${child}Input`
        : child,
    );
  const paths = mapped(document.paths, (key, child) => (key === "requestBody" ? asSent(child) : child));
  return { ...document, paths } as OpenApiDocument;
}

const suffix = /Input$/;
const plainName = (name: string) => name.replace(suffix, "");

/** A request schema has the plain name if no response has a schema of this name. */
function withPlainNames(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components;
  const nameOf = (name: string) => (plainName(name) in schemas ? name : plainName(name));
  const named = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [nameOf(name), schema]));
  const renamed = { ...document, components: { ...document.components, schemas: sorted(named, () => true) } };
  return withReferences(renamed, nameOf);
}

/** The request schemas that equal their response schemas, including their parts. */
function mergeable(schemas: JsonObject): ReadonlySet<string> {
  let names = new Set(Object.keys(schemas).filter((name) => suffix.test(name)));
  for (;;) {
    const same = new Set([...names].filter((name) => isSameAsOutput(name, schemas, names)));
    if (same.size === names.size) return same;
    names = same;
  }
}

function isSameAsOutput(name: string, schemas: JsonObject, merged: ReadonlySet<string>): boolean {
  const output = schemas[plainName(name)];
  const input = schemas[name];
  if (input === undefined || output === undefined) return false;
  const renamed = mapped(input, (key, child) =>
    key === "$ref" ? referenceTo(child, (other) => (merged.has(other) ? plainName(other) : other)) : child,
  );
  return comparableSchema(renamed) === comparableSchema(output);
}

// The library closes the objects of responses; requests say whether other fields are rejected.
function comparableSchema(schema: Json): string {
  return JSON.stringify(schema, (key, value: Json) =>
    key === "additionalProperties" && value === false ? undefined : value,
  );
}

function withReferences(document: OpenApiDocument, nameOf: (name: string) => string): OpenApiDocument {
  return mapped(document, (key, child) => (key === "$ref" ? referenceTo(child, nameOf) : child)) as OpenApiDocument;
}

const place = "#/components/schemas/";

function referenceTo(reference: Json, nameOf: (name: string) => string): Json {
  if (typeof reference !== "string" || !reference.startsWith(place)) return reference;
  return `${place}${nameOf(reference.slice(place.length))}`;
}

function withoutSafeBounds(value: Json): Json {
  return mapped(value, (_key, child) => (isSafeBound(child) ? undefined : child));
}

function isSafeBound(value: Json): boolean {
  return typeof value === "number" && Math.abs(value) === Number.MAX_SAFE_INTEGER;
}

function mapped(value: Json, change: (key: string, child: Json) => Json | undefined): Json {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((child: Json) => mapped(child, change));
  const changed = mapValues(value as JsonObject, (child, key) => change(key, mapped(child, change)));
  return Object.fromEntries(Object.entries(changed).filter(([, child]) => child !== undefined)) as JsonObject;
}
