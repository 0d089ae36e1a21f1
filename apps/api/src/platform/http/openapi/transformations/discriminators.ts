import {
  isObject,
  type Json,
  type JsonObject,
  mapObjects,
  mapValues,
  type OpenApiDocument,
  pascalCase,
} from "./json.ts";

const place = "#/components/schemas/";
/** Fields that tell the members of a union apart. */
const tags = ["ruleset", "type", "kind", "format", "system", "from", "when"];

/**
 * Returns the document with a discriminator in every union whose members differ by a constant field. Members get names,
 * because a discriminator can only map to named schemas: `Position` of `village` becomes `PositionVillage`.
 */
export function withDiscriminators(document: OpenApiDocument): OpenApiDocument {
  const named: Record<string, Json> = {};
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    named[name] = isObject(schema) ? withNamedMembers(schema, name, named) : schema;
  }
  const components = mapValues({ ...document.components, schemas: named }, (part) => discriminated(part, named));
  return { ...document, paths: discriminated(document.paths, named), components } as OpenApiDocument;
}

/** Moves the members of a named union to schemas of their own. */
function withNamedMembers(schema: JsonObject, name: string, named: Record<string, Json>): JsonObject {
  const members = membersOf(schema);
  const tag = tags.find(
    (one) => members.length > 1 && members.every((member) => constantOf(member, one) !== undefined),
  );
  if (tag === undefined) return schema;
  const oneOf = members.map((member) => {
    const memberName = `${name}${pascalCase(constantOf(member, tag) ?? "")}`;
    if (memberName in named) throw new Error(`There are two schemas ${memberName}`);
    named[memberName] = member;
    return { $ref: `${place}${memberName}` };
  });
  return { ...schema, oneOf };
}

function membersOf({ oneOf }: JsonObject): readonly JsonObject[] {
  return Array.isArray(oneOf) && oneOf.every((member: Json) => isObject(member)) ? oneOf : [];
}

function constantOf(schema: Json | undefined, field: string): string | undefined {
  if (!isObject(schema) || !isObject(schema.properties)) return undefined;
  const property = schema.properties[field];
  return isObject(property) && typeof property.const === "string" ? property.const : undefined;
}

/** The values of a field that has one or a few. */
function valuesOf(schema: Json | undefined, field: string): readonly string[] {
  const constant = constantOf(schema, field);
  if (constant !== undefined) return [constant];
  const property = isObject(schema) && isObject(schema.properties) ? schema.properties[field] : undefined;
  const values = isObject(property) && Array.isArray(property.enum) ? property.enum : [];
  return values.every((value: Json) => typeof value === "string") ? values : [];
}

function discriminated(part: Json, schemas: JsonObject): Json {
  return mapObjects(part, (object) => {
    const references = membersOf(object).flatMap(({ $ref }) => (typeof $ref === "string" ? [$ref] : []));
    if (references.length < 2 || references.length !== membersOf(object).length) return object;
    const discriminator = discriminatorOf(references, schemas);
    return discriminator === undefined ? object : { ...object, discriminator };
  });
}

function discriminatorOf(references: readonly string[], schemas: JsonObject): JsonObject | undefined {
  for (const propertyName of tags) {
    const values = references.map((reference) => valuesOf(schemas[reference.slice(place.length)], propertyName));
    const all = values.flat();
    if (values.some((some) => some.length === 0) || new Set(all).size !== all.length) continue;
    const mapping = values.flatMap((some, index) => some.map((value) => [value, references[index] ?? ""] as const));
    return { propertyName, mapping: Object.fromEntries(mapping) };
  }
  return undefined;
}
