import type { Deprecation } from "../../changelog/release.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  mapOperations,
  mapValues,
  type OpenApiDocument,
  type Operation,
} from "./json.ts";

/**
 * Returns the document with everything marked that the changelog deprecates: operations, parameters and fields. Throws if the
 * document has no such part, because then the changelog is wrong.
 */
export function withDeprecations(document: OpenApiDocument, deprecations: readonly Deprecation[]): OpenApiDocument {
  return deprecations.reduce(withDeprecation, document);
}

function withDeprecation(document: OpenApiDocument, deprecation: Deprecation): OpenApiDocument {
  const changed = marked(document, deprecation);
  if (JSON.stringify(changed) !== JSON.stringify(document)) return changed;
  throw new Error(`the changelog deprecates what the document does not have: ${JSON.stringify(deprecation.target)}`);
}

function marked(document: OpenApiDocument, deprecation: Deprecation): OpenApiDocument {
  const { target } = deprecation;
  if ("schema" in target) return withField(document, target, (field) => noted(field, deprecation));
  return mapOperations(document, (operation) => {
    if ("mediaType" in target) return withMediaTypeNote(operation, target, deprecation);
    if (operation.operationId !== target.operation) return operation;
    return "parameter" in target
      ? withParameter(operation, target.parameter, (parameter) => noted(parameter, deprecation))
      : { ...operation, ...noted(operation, deprecation) };
  });
}

/** Marks an operation, a parameter or a field. OpenAPI 3.1 allows words next to a reference. */
function noted(part: JsonObject, deprecation: Deprecation): JsonObject {
  const description = [part.description, sentenceOf(deprecation)].filter(Boolean).join("\n\n");
  return { ...part, deprecated: true, description };
}

const sentenceOf = ({ version, sunset, text }: Deprecation) =>
  `Deprecated since ${version}, and available until ${sunset} at least. ${text.en}`;

function withField(
  document: OpenApiDocument,
  { schema: name, field }: { readonly schema: string; readonly field: string },
  change: (field: JsonObject) => JsonObject,
): OpenApiDocument {
  const schemas = mapValues(document.components.schemas, (schema, key) => {
    if (key !== name || !isObject(schema) || !isObject(schema.properties)) return schema;
    const properties = changedAt(schema.properties, field, change);
    return { ...schema, properties };
  });
  return { ...document, components: { ...document.components, schemas } };
}

function changedAt(properties: JsonObject, field: string, change: (field: JsonObject) => JsonObject): JsonObject {
  return mapValues<Json, Json>(properties, (property, key) =>
    key === field && isObject(property) ? change(property) : property,
  );
}

function withParameter(operation: Operation, name: string, change: (parameter: JsonObject) => JsonObject): Operation {
  const parameters = operation.parameters as readonly JsonObject[] | undefined;
  if (parameters === undefined) return operation;
  return {
    ...operation,
    parameters: parameters.map((parameter) => (parameter.name === name ? change(parameter) : parameter)),
  };
}

/** A note at each response with only the content type that replaces a deprecated one. Streams have several, and negotiate. */
function withMediaTypeNote(
  operation: Operation,
  { mediaType, of }: { readonly mediaType: string; readonly of: string },
  { version, sunset }: Deprecation,
): Operation {
  const note = `Requests with \`Accept: ${mediaType}\` get that content type, which is deprecated since ${version} and available until ${sunset} at least.`;
  const responses = mapValues(operation.responses, (response) =>
    isObject(response.content) && Object.keys(response.content).join() === of
      ? { ...response, description: `${response.description} ${note}` }
      : response,
  );
  return { ...operation, responses };
}
