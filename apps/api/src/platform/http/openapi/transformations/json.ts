/** JSON, as far as a document needs it. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [name: string]: Json };

/** A whole document, as far as its transformations know it. */
export interface OpenApiDocument {
  readonly [name: string]: Json;
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: JsonObject & { readonly schemas: JsonObject };
}
export type Operation = JsonObject & { readonly responses: { readonly [status: string]: JsonObject } };

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns an object with other values under the same names. */
export function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}

/** Returns a copy in which every object, the innermost first, was replaced. */
export function mapObjects(value: Json, change: (object: JsonObject) => Json): Json {
  if (Array.isArray(value)) return value.map((child: Json) => mapObjects(child, change));
  if (!isObject(value)) return value;
  return change(mapValues(value, (child) => mapObjects(child, change)));
}

/** Returns the document with every operation replaced. */
export function mapOperations(
  document: OpenApiDocument,
  change: (operation: Operation, method: string, path: string) => Operation,
): OpenApiDocument {
  const paths = mapValues(document.paths, (methods, path) =>
    mapValues(methods, (operation, method) => change(operation, method, path)),
  );
  return { ...document, paths };
}

/** `not-signed-in` and `not signed in` become `NotSignedIn`. */
export function pascalCase(text: string): string {
  const words = text.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join("");
}
