import { z } from "zod";
import { documentedOperations, documentedSchemas } from "./api-document.ts";

/** What is wrong with a value by a schema of the OpenAPI document. */
export function faultsIn(schema: unknown, value: unknown): readonly unknown[] {
  return checkOf(schema as object).safeParse(value).error?.issues ?? [];
}

const checks = new Map<object, z.ZodType>();

/** Converting a schema takes long: each is converted once. */
function checkOf(schema: object): z.ZodType {
  const known = checks.get(schema);
  if (known !== undefined) return known;
  const checked = jsonSchemaOf(schema);
  const check = z.fromJSONSchema({ ...checked, $defs: definitionsFor(checked) });
  checks.set(schema, check);
  return check;
}

/** What the OpenAPI document does not allow in the answer to a request to this path, with parameters in braces. */
export function faultsInAnswer(
  { method, path }: { readonly method: "GET" | "POST"; readonly path: string },
  { status, body }: { readonly status: number; readonly body: unknown },
): readonly unknown[] {
  const documented = documentedOperations.find((one) => one.path === path && one.method === method.toLowerCase());
  const response = documented?.operation.responses[String(status)];
  if (response === undefined || status >= 500) return [`${method} ${path} answers ${status}`];
  const schemas = Object.entries(response.content ?? {}).filter(([type]) => type.includes("json"));
  return schemas.flatMap(([, { schema }]) => (schema === undefined ? [] : faultsIn(schema, body)));
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A schema of the document whose references are those of JSON Schema. */
function jsonSchemaOf(schema: object): JsonSchema {
  return JSON.parse(JSON.stringify(schema, closed).replaceAll("#/components/schemas/", "#/$defs/"));
}

const definitions = jsonSchemaOf(documentedSchemas) as Readonly<Record<string, JsonSchema>>;

/** The definitions that a schema refers to, directly or through others: all of them would take long to convert. */
function definitionsFor(schema: JsonSchema, found: Record<string, JsonSchema> = {}): Record<string, JsonSchema> {
  for (const [, name = ""] of JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
    const definition = definitions[name];
    if (definition === undefined || Object.hasOwn(found, name)) continue;
    found[name] = definition;
    definitionsFor(definition, found);
  }
  return found;
}

// The document leaves responses open for new fields, but a field that it does not name is a fault of the server.
function closed(_name: string, value: unknown): unknown {
  const isOpenObject =
    typeof value === "object" && value !== null && "properties" in value && "type" in value && value.type === "object";
  return isOpenObject ? { additionalProperties: false, ...value } : value;
}
