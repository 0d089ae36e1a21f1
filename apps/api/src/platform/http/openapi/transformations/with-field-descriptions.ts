import { isObject, type Json, type JsonObject, mapObjects, mapValues, type OpenApiDocument } from "./json.ts";

/** Descriptions by `Schema.field`, `Begin*.field`, `neighbour+field`, `Schema.*` or `field`. */
export type FieldDescriptions = Readonly<Record<string, string>>;

/**
 * Returns the document with a description of each field that has none, or one of these weak ones, and whose meaning follows
 * from its name: the first that is found for its schema, for schemas whose names begin alike, for a field next to it, for all
 * fields of its schema, or for its name.
 */
export function withFieldDescriptions(
  document: OpenApiDocument,
  descriptions: FieldDescriptions,
  weak: ReadonlySet<string> = new Set(),
): OpenApiDocument {
  const { schemas } = document.components;
  const rules = rulesIn(descriptions);
  const isOpen = (field: JsonObject) =>
    !isDescribed(field, schemas) || (typeof field.description === "string" && weak.has(field.description));
  const described = mapValues(schemas, (schema, name) =>
    mapObjects(schema, (object) =>
      withDescriptions(object, isOpen, (field) =>
        rules(
          name,
          field,
          fieldsOf(object).map(([other]) => other),
        ),
      ),
    ),
  );
  return { ...document, components: { ...document.components, schemas: described } };
}

/** The fields of a schema without a description, with the paths to them: what the reference cannot explain. */
export function fieldsWithoutDescription(schema: Json, schemas: JsonObject): readonly string[] {
  const found: string[] = [];
  mapObjects(schema, (object) => {
    for (const [name, field] of fieldsOf(object)) if (!isDescribed(field, schemas)) found.push(name);
    return object;
  });
  return found;
}

function withDescriptions(
  object: JsonObject,
  isOpen: (field: JsonObject) => boolean,
  descriptionOf: (field: string) => string | undefined,
): JsonObject {
  const added = fieldsOf(object).flatMap(([name, field]) => {
    const description = isOpen(field) ? descriptionOf(name) : undefined;
    return description === undefined ? [] : [[name, { ...field, description }] as const];
  });
  if (added.length === 0) return object;
  return { ...object, properties: { ...(object.properties as JsonObject), ...Object.fromEntries(added) } };
}

const fieldsOf = ({ type, properties }: JsonObject): readonly (readonly [string, JsonObject])[] =>
  type === "object" && isObject(properties)
    ? Object.entries(properties).flatMap(([name, field]) => (isObject(field) ? [[name, field] as const] : []))
    : [];

/** By itself, by its schema, or because it has only one value. */
function isDescribed(field: JsonObject, schemas: JsonObject): boolean {
  const parts = [field, schemas[String(field.$ref).split("/").at(-1) ?? ""]];
  return parts.some((part) => isObject(part) && (part.description !== undefined || part.const !== undefined));
}

function rulesIn(descriptions: FieldDescriptions) {
  const beginnings = Object.keys(descriptions).filter((key) => key.includes("*."));
  return (schema: string, field: string, siblings: readonly string[]): string | undefined => {
    const begun = beginnings
      .filter((key) => key.endsWith(`*.${field}`) && schema.startsWith(key.slice(0, key.indexOf("*"))))
      .toSorted((one, other) => other.length - one.length);
    const neighbours = siblings.map((other) => `${other}+${field}`);
    const keys = [`${schema}.${field}`, ...begun, ...neighbours, `${schema}.*`, field];
    return keys.map((key) => descriptions[key]).find((description) => description !== undefined);
  };
}
