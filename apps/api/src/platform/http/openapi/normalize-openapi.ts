/** JSON, as far as a document needs it. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type Named = { readonly [name: string]: Json };

/**
 * Returns a shorter document with the same meaning: equal request and response schemas are merged, unused ones and the
 * bounds of safe integers are removed. Schemas are sorted by name, so that their order does not depend on imports.
 */
export function normalizeOpenApi(document: Named): Named {
  const plain = withBodiesAsSent(withoutSafeBounds(document) as OpenApiDocument);
  const merged = mergeable(plain.components.schemas);
  const renamed = withReferences(plain, merged) as OpenApiDocument;
  const asked = reachable(renamed);
  const kept = Object.entries(renamed.components.schemas)
    .filter(([name]) => !merged.has(name) && (!suffix.test(name) || asked.has(name)))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { ...renamed, components: { ...renamed.components, schemas: Object.fromEntries(kept) } };
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
  const paths = mapped(document.paths ?? {}, (key, child) => (key === "requestBody" ? asSent(child) : child));
  return { ...document, paths };
}

/** The schemas that some operation refers to, directly or indirectly. */
function reachable({ paths, components: { schemas } }: OpenApiDocument): ReadonlySet<string> {
  const found = new Set(referencesIn(paths));
  for (const name of found) for (const other of referencesIn(schemas[name])) found.add(other);
  return found;
}

function referencesIn(part: Json | undefined): readonly string[] {
  const references = JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  return [...references].map(([, name = ""]) => name);
}

type OpenApiDocument = Named & { readonly components: Named & { readonly schemas: Named } };

const suffix = /Input$/;

/** The request schemas that equal their response schemas, including their parts. */
function mergeable(schemas: Named): ReadonlySet<string> {
  let names = new Set(Object.keys(schemas).filter((name) => suffix.test(name)));
  for (;;) {
    const same = new Set([...names].filter((name) => isSameAsOutput(name, schemas, names)));
    if (same.size === names.size) return same;
    names = same;
  }
}

function isSameAsOutput(name: string, schemas: Named, merged: ReadonlySet<string>): boolean {
  const output = schemas[name.replace(suffix, "")];
  const input = schemas[name];
  if (input === undefined || output === undefined) return false;
  return comparableSchema(withReferences(input, merged)) === comparableSchema(output);
}

// Responses have no additional properties; requests leave that open.
function comparableSchema(schema: Json): string {
  return JSON.stringify(schema, (key, value: Json) =>
    key === "additionalProperties" && value === false ? undefined : value,
  );
}

function withReferences(value: Json, merged: ReadonlySet<string>): Json {
  return mapped(value, (key, child) => {
    if (key !== "$ref" || typeof child !== "string") return child;
    const name = child.split("/").at(-1) ?? "";
    return merged.has(name) ? child.replace(suffix, "") : child;
  });
}

function withoutSafeBounds(value: Json): Json {
  return mapped(value, (_key, child) => (isSafeBound(child) ? undefined : child));
}

function isSafeBound(value: Json): boolean {
  return typeof value === "number" && Math.abs(value) === Number.MAX_SAFE_INTEGER;
}

function mapped(value: Json, change: (key: string, child: Json) => Json | undefined): Json {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((child) => mapped(child, change));
  const entries = Object.entries(value).map(([key, child]) => [key, change(key, mapped(child, change))] as const);
  return Object.fromEntries(entries.filter(([, child]) => child !== undefined)) as Named;
}
