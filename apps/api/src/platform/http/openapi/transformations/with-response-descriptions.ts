import { STATUS_CODES } from "node:http";
import { isObject, type JsonObject, mapOperations, mapValues, type OpenApiDocument } from "./json.ts";

/** What the library writes where a response has no description. */
const placeholder = "Default Response";

/**
 * Returns the document with the description of its schema where a response has none of its own, or with the name of the
 * status, such as "Created".
 */
export function withResponseDescriptions(document: OpenApiDocument): OpenApiDocument {
  return mapOperations(document, (operation) => ({
    ...operation,
    responses: mapValues(operation.responses, (response, status) =>
      response.description === placeholder
        ? { ...response, description: descriptionOf(response, document) ?? STATUS_CODES[status] ?? status }
        : response,
    ),
  }));
}

function descriptionOf({ content }: JsonObject, { components }: OpenApiDocument): string | undefined {
  if (!isObject(content)) return undefined;
  const schemas = Object.values(content).map((media) => (isObject(media) ? media.schema : undefined));
  const bodies = schemas.map((schema) =>
    isObject(schema) ? (components.schemas[String(schema.$ref).split("/").at(-1) ?? ""] ?? schema) : undefined,
  );
  return bodies.flatMap((body) =>
    isObject(body) && body.description !== undefined ? String(body.description) : [],
  )[0];
}
