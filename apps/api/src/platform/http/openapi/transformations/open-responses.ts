import {
  isObject,
  type Json,
  type JsonObject,
  mapObjects,
  mapOperations,
  mapValues,
  type OpenApiDocument,
} from "./json.ts";
import { schemasUsedBy } from "./normalize-openapi.ts";

/**
 * Returns the document with open objects wherever a response contains them, because responses get new fields. Objects that
 * only requests contain stay closed if the server rejects unknown fields.
 */
export function withOpenResponses(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components;
  const responses = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((operation) => operation.responses),
  );
  const answered = schemasUsedBy(responses, schemas);
  const opened = mapOperations(document, (operation) => ({
    ...operation,
    responses: open(operation.responses) as typeof operation.responses,
  }));
  const openSchemas = mapValues(schemas, (schema, name) => (answered.has(name) ? open(schema) : schema));
  return { ...opened, components: { ...document.components, schemas: openSchemas } };
}

function open(schema: Json): Json {
  return mapObjects(schema, (object): JsonObject => {
    if (object.additionalProperties !== false || !isObject(object.properties)) return object;
    const { additionalProperties: _, ...others } = object;
    return others;
  });
}
